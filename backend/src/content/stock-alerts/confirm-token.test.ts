import { expect, it, vi } from "vitest";
import { confirmTokenOf, wishIn } from "./confirm-token";

vi.mock("../../settings", () => ({
  shopSettings: () => ({ COOKIE_SECRET: "a secret of this test, which is long enough" }),
}));

const WISH = { productId: "prod_1", variantId: "", email: "ada@example.ca" };

it("a yes by mail counts for the words that were read, and for no others", () => {
  expect(wishIn(confirmTokenOf(WISH))).toEqual(WISH);
  expect(wishIn(confirmTokenOf(WISH, "Yes, one email, as the shop said before."))).toBeUndefined();
});
