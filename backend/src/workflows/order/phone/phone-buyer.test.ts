import { expect, it } from "vitest";
import { buyerWithoutAddress } from "./phone-buyer";

it("without an address each buyer is somebody whose codes can be counted, and nobody who can be mailed", () => {
  const [one, other] = [buyerWithoutAddress("order_1"), buyerWithoutAddress("order_2")];
  expect(one.email).toBe("");
  expect(one.codeUser.email).not.toBe("");
  expect(one.codeUser.email).not.toBe(other.codeUser.email);
});
