import { createHash } from "node:crypto";
import { mergeLines } from "../total/cart-lines";
import type { AgreedSale } from "./sell-lines";

/** The same lines to the same address, at the same terms, are the same order. */
export function fingerprintOf({
  items,
  amountCAD,
  shipping,
  ...choices
}: AgreedSale["request"]): string {
  const { deliveryOptionId, codes, writtenOrder } = choices;
  const terms = [deliveryOptionId, codes, ...(writtenOrder === undefined ? [] : [writtenOrder])];
  return createHash("sha256")
    .update(JSON.stringify([mergeLines(items), amountCAD, shipping, ...terms]))
    .digest("base64url");
}
