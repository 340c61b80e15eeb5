import type { AnswerOf } from "@eldercare/contracts/calls";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { refusal, serve } from "../../../../tests/components/served-calls";
import { showPage } from "../../../testing/show-page";
import { CartPage } from "./cart-page";
import { cartActions } from "./cart-store";
import type { ServedCart } from "./served-cart";

const CANE = { id: "prod_cane", name: "Offset Cane", price: 30, image: "" };
const TODAY: AnswerOf<"products.list">["products"][number] = {
  ...{ id: CANE.id, slug: "offset-cane", name: CANE.name, description: "A cane." },
  ...{ sku: "BW-1", categoryId: null, priceCAD: 3500, originalPriceCAD: 3500, stock: 4 },
  ...{ discountPercentage: 0, onSale: false, featured: false, rating: 0, reviewCount: 0 },
  ...{ images: [], specs: {}, options: [], variants: [] },
};
const EMPTY: ServedCart = {
  ...{ items: [], stock: {}, notices: [], hasFailed: false, codes: [], totals: null, notice: null },
};

const Page = ({ loaderData }: { loaderData: ServedCart }) => <CartPage served={loaderData} />;

function showCart(loaderData: ServedCart) {
  serve("checkout.totals", refusal(503, { message: "Away." }));
  showPage({ Page, path: "/cart", loaderData });
}

beforeEach(() => {
  cartActions.clear();
  cartActions.add(CANE);
});

it("who comes from another site, which brings the server no cart, sees today's prices and stock", async () => {
  cartActions.add({ id: "prod_rail", name: "Grab Rail", price: 20, image: "" });
  // The shop knows the cane alone: the rail is gone.
  serve("products.list", { products: [TODAY], total: 1 });
  showCart(EMPTY);
  await screen.findByText("The price of Offset Cane changed from $30.00 to $35.00.");
  await screen.findByText("Grab Rail is no longer available.");
});

it("a cart that was served is not asked for again", async () => {
  const asked = serve("products.list", { products: [TODAY], total: 1 });
  showCart({ ...EMPTY, items: cartActions.currentLines() });
  await screen.findByText("$30.00 each");
  expect(asked).toEqual([]);
});
