import type { Product } from "@eldercare/contracts";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ADD_FORM_ID, BUY_FORM_ID } from "~/content/card-forms";
import { WALKER } from "~/features/cart/product-of-two.fixture";
import { showPage } from "../../../testing/show-page";
import { ProductCard } from "./product-card";
import { ProductTile } from "./product-tile";

let shown: Product = WALKER;
const Page = () => <ProductCard product={shown} view="grid" />;
const TilePage = () => <ProductTile product={shown} />;

/** The texts of a product's card, as they stand below each other. */
async function textsOf(product: Partial<Product>): Promise<string[]> {
  shown = { ...WALKER, ...product };
  showPage({ Page, path: "/products" });
  const card = within(await screen.findByRole("article"));
  return card.getAllByRole("paragraph").map(({ textContent }) => textContent ?? "");
}

describe("a product's card", () => {
  it("says its size or limit, whole sentences, what it costs and that it can be bought", async () => {
    const cardSpec = { name: "Weight capacity", value: "136 kg (300 lb)" };
    const description = `It stands by itself. ${"It really helps. ".repeat(20)}`;
    const [spec, opening, price, stock] = await textsOf({ cardSpec, description });
    expect([spec, price, stock]).toEqual([
      "Weight capacity: 136 kg (300 lb)",
      "from $30.00",
      "In Stock",
    ]);
    expect(opening).toMatch(/^It stands by itself\. It really helps\.[\w .]*\.$/);
  });

  it("has no form of its own, in which a browser would look for a password: its buttons name the list's", async () => {
    shown = { ...WALKER, variants: [], options: [] };
    showPage({ Page, path: "/products" });
    const card = await screen.findByRole("article");
    expect(card.querySelector("form")).toBeNull();
    const sends = [...card.querySelectorAll<HTMLButtonElement>("[name=product]")];
    expect(sends.map((button) => [button.getAttribute("form"), button.value])).toEqual([
      [ADD_FORM_ID, WALKER.id],
      [BUY_FORM_ID, WALKER.id],
    ]);
  });

  it("in brief says its size or limit, too", async () => {
    shown = { ...WALKER, cardSpec: { name: "Size", value: "22 × 19 × 8 cm" } };
    showPage({ Page: TilePage, path: "/" });
    const size = await screen.findByText("22 × 19 × 8 cm");
    expect(size.closest("p")?.textContent).toBe("Size: 22 × 19 × 8 cm");
  });

  it("has stars only where buyers gave them, and no words of stock where there is none", async () => {
    const rated = { rating: 4.5, reviewCount: 2, variants: [], options: [], stock: 0 };
    expect(await textsOf(rated)).toEqual(["", "$30.00"]);
  });

  it("shows buyers' stars as the product's page does", async () => {
    const texts = await textsOf({ rating: 4.5, reviewCount: 2, isReviewed: true });
    expect(texts[0]).toBe("4.5 out of 5 stars (2 reviews)");
    expect(screen.queryByRole("link", { name: "2 reviews" })).toBeNull();
  });
});
