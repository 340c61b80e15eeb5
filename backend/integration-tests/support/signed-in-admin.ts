import { shopUnderTest } from "../../../tests/support/shop-under-test";
import { signInAs } from "./shopper";
import { Visitor } from "./visitor";

/** Somebody of the staff, signed in through the shop. */
export async function aSignedInAdmin(): Promise<Visitor> {
  const { adminEmail, adminPassword } = shopUnderTest();
  const visitor = new Visitor();
  await signInAs(visitor, adminEmail, adminPassword);
  return visitor;
}
