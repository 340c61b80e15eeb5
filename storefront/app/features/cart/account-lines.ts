import { type AccountCartBody, askedLineOf } from "@eldercare/contracts";
import type { CartLines } from "./cart-rules";

/** Nobody waits longer than this for the account's cart. */
export const ACCOUNT_WITHIN_MS = 3000;

/** The lines as the calls of the account's cart take them. */
export const accountLinesOf = (lines: CartLines): AccountCartBody["items"] =>
  lines.map(askedLineOf);
