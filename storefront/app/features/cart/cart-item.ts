import type { CartItem } from "@eldercare/contracts";

const isText = (value: unknown): value is string => typeof value === "string";
const isTextOrNone = (value: unknown): value is string | undefined =>
  value === undefined || isText(value);

/**
 * A cart line of unknown data, or null: what the contract's `CartItem` schema accepts, to the letter
 * (a test holds the two together). Every page reads the cart as it starts; zod would be most of
 * what it runs then.
 */
export function cartItemOf(candidate: unknown): CartItem | null {
  if (typeof candidate !== "object" || candidate === null || Array.isArray(candidate)) return null;
  const { id, variantId, variantName, name, price, image, quantity } = candidate as Record<
    string,
    unknown
  >;
  if (!isText(id) || id === "" || !isText(name) || !isText(image)) return null;
  if (typeof price !== "number" || !Number.isFinite(price) || price < 0) return null;
  if (typeof quantity !== "number" || !Number.isSafeInteger(quantity) || quantity < 1) return null;
  if (!isTextOrNone(variantId) || variantId === "" || !isTextOrNone(variantName)) return null;
  return { id, variantId, variantName, name, price, image, quantity };
}
