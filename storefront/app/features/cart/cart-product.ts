import { dollarsFromCents, type Product } from "@eldercare/contracts";
import type { CartProduct } from "./cart-rules";

/** What the cart keeps of a product that is sold in one way only. */
export function cartProductOf({ id, name, priceCAD, images, stock }: Product): CartProduct {
  return { id, name, price: dollarsFromCents(priceCAD), image: images[0] ?? "", stock };
}
