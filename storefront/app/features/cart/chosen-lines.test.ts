import type { CartItem } from "@eldercare/contracts";
import { describe, expect, it } from "vitest";
import { decodeCart, encodeCart } from "./cart-cookie";
import { addToLines, setLineQuantity } from "./cart-rules";
import { chosenProduct } from "./chosen-product";
import { linesWithAccount, missingIds } from "./lines-with-account";
import { addByForm, changeByForm } from "./posted-cart";
import { WALKER } from "./product-of-two.fixture";
import { refreshLines } from "./refresh-lines";

const line = (size: "S" | "L", quantity: number): CartItem => ({
  ...{ id: WALKER.id, variantId: `variant_${size}`, variantName: `Size: ${size}`, name: "Walker" },
  ...(size === "S"
    ? { price: 30, image: "/static/all.webp" }
    : { price: 45, image: "/static/l.webp" }),
  quantity,
});
const [small, large] = [line("S", 1), line("L", 2)];

describe("lines of a product with several variants", () => {
  it("are one for each variant, in the cart and in its cookies", () => {
    const added = chosenProduct(WALKER, "variant_S");
    if (!added) throw new Error("The walker has an S.");
    const lines = addToLines([large], added);
    expect(lines).toEqual([large, { ...small, stock: undefined }]);
    expect(addToLines(lines, added)[1]?.quantity).toBe(2);
    expect(setLineQuantity([small, large], "prod_walker:variant_L", 0)).toEqual([small]);
    expect(decodeCart(encodeCart([small, large]))).toEqual([small, large]);
  });

  it("have the price, stock and picture of their variant; one that is gone is said to be", () => {
    const gone = { ...small, variantId: "variant_XL", variantName: "Size: XL" };
    const { lines, stock, notices } = refreshLines([{ ...large, price: 50 }, gone], [WALKER]);
    expect(lines).toEqual([large, gone]);
    expect(stock).toEqual({ "prod_walker:variant_L": 0, "prod_walker:variant_XL": 0 });
    expect(notices).toEqual([
      "The price of Walker (Size: L) changed from $50.00 to $45.00.",
      "Walker (Size: XL) is no longer available.",
      "Walker (Size: L) is out of stock.",
    ]);
  });

  it("become the default variant's where they name none", () => {
    const { variantId: _, variantName: __, ...old } = small;
    expect(refreshLines([old], [WALKER]).lines).toEqual([small]);
    expect(addByForm([], { intent: "add" }, WALKER).lines).toEqual([small]);
  });

  it("are added and changed by forms without scripts", () => {
    const sold = { ...WALKER, variants: WALKER.variants.map((one) => ({ ...one, stock: 5 })) };
    const add = (options: Record<string, string>) =>
      addByForm([small], { intent: "add", options }, sold);
    expect(add({ Size: "L" }).lines).toEqual([small, { ...large, quantity: 1 }]);
    expect(add({ Size: "XL" }).notice?.description).toBe("This product is no longer available.");
    const removed = { intent: "set", product: "prod_walker:variant_L", quantity: 0 } as const;
    expect(changeByForm([small, large], removed)).toMatchObject({
      lines: [small],
      notice: { description: "Walker (Size: L) has been removed from your cart." },
    });
  });

  it("come from the account each by itself", () => {
    const merged = {
      items: [line("S", 1), line("L", 2)].map(({ variantId, quantity }) => ({
        ...{ productId: WALKER.id, variantId, qty: quantity },
      })),
    };
    expect(missingIds([small], merged)).toEqual([WALKER.id]);
    const lines = linesWithAccount([small], { sent: [small], merged, products: [WALKER] });
    expect(lines).toEqual([small, large]);
  });
});
