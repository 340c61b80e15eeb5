import { AccountCartBody, AccountCartResponse } from "../account-cart.js";
import type { CallTable } from "./call.js";

/** The cart of a signed-in customer, which every device of theirs finds. */
export const cartCalls = {
  "cart.keep": {
    summary: "Takes what a browser changed in its cart into one's own account's.",
    access: "customer",
    body: AccountCartBody,
    answer: AccountCartResponse,
  },
  "cart.merge": {
    summary: "Merges a browser's cart with one's own account's, by the larger quantity.",
    access: "customer",
    body: AccountCartBody,
    answer: AccountCartResponse,
  },
} as const satisfies CallTable;
