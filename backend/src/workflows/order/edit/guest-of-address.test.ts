import { expect, it } from "vitest";
import { guestIdOf, guestIdWithoutAddress } from "../../../orders/guest-id";
import { guestOfAddress } from "./guest-of-address";

const SHIPPING = {
  ...{ name: "Ada Park", email: "ada@exmaple.ca", phone: "416-555-0199", address: "1 Elm" },
  ...{ city: "Guelph", region: "ON" as const, postal: "N1H 1A1" },
};
const ORDER = {
  ...{ id: "order_1", user_id: guestIdOf("ada@exmaple.ca"), email: "ada@exmaple.ca" },
  ...{ shipping: SHIPPING, totals: null },
};
const MENDED = { email: "ada@example.ca" };

it("makes a guest's order that of the address it was mended to", () => {
  expect(guestOfAddress(ORDER, MENDED)).toEqual({
    ...{ user_id: guestIdOf("ada@example.ca"), email: "ada@example.ca" },
  });
  expect(guestOfAddress(ORDER, { email: "Ada@exmaple.ca" })).toBeUndefined();
  const nobody = { ...ORDER, user_id: "", email: "", shipping: { ...SHIPPING, email: "" } };
  expect(guestOfAddress(nobody, MENDED)?.user_id).toBe(guestIdOf("ada@example.ca"));
});

it("makes it nobody's whom an address names where the address goes", () => {
  const gone = guestOfAddress(ORDER, { email: "" });
  expect(gone).toEqual({ user_id: guestIdWithoutAddress("order_1"), email: "" });
  expect(guestOfAddress({ ...ORDER, id: "order_2" }, { email: "" })).not.toEqual(gone);
});

it("leaves an account its order, and what was ordered for somebody else", () => {
  expect(guestOfAddress({ ...ORDER, user_id: "cus_1" }, MENDED)).toBeUndefined();
  expect(guestOfAddress({ ...ORDER, email: "bo@example.ca" }, MENDED)).toBeUndefined();
});
