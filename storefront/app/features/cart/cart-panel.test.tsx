import type { AnswerOf } from "@eldercare/contracts/calls";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { currentToast, toast } from "~/components/toast";
import { heldMerge } from "../../../../tests/components/held-merge";
import { refusal, serve } from "../../../../tests/components/served-calls";
import { showPage } from "../../../testing/show-page";
import CartPanel from "./cart-panel";
import { cartActions } from "./cart-store";

const CANE = { id: "prod_cane", name: "Offset Cane", price: 30, image: "" };

function PageWithCart() {
  return (
    <>
      <button type="button" id="cart-button" onClick={() => cartActions.open()}>
        Cart
      </button>
      <CartPanel />
    </>
  );
}

/** What the shop says of the products in the cart today. */
function serveToday(priceCAD: number, stock: number) {
  const product: AnswerOf<"products.list">["products"][number] = {
    ...{ id: CANE.id, slug: "offset-cane", name: CANE.name, description: "A cane." },
    ...{ sku: "BW-1", categoryId: null, priceCAD, originalPriceCAD: priceCAD, stock },
    ...{ discountPercentage: 0, onSale: false, featured: false, rating: 0, reviewCount: 0 },
    ...{ images: [], specs: {}, options: [], variants: [] },
  };
  return serve("products.list", { products: [product], total: 1 });
}

async function openPanel() {
  const user = showPage({ Page: PageWithCart, path: "/" });
  await user.click(await screen.findByRole("button", { name: "Cart" }));
  return { user, panel: within(await screen.findByRole("dialog", { name: "Your Cart" })) };
}

beforeEach(() => {
  cartActions.close();
  cartActions.clear();
  cartActions.add(CANE);
});

describe("the cart panel", () => {
  it("asks for today's prices and stock, and says what changed", async () => {
    const asked = serveToday(3500, 4);
    const { panel } = await openPanel();
    await panel.findByText("The price of Offset Cane changed from $30.00 to $35.00.");
    expect(asked[0]?.query.get("ids")).toBe(CANE.id);
    panel.getByText("$35.00 each");
  });

  it("takes the toast away that said what was added, which would lie over its title", async () => {
    serveToday(3000, 4);
    toast({ title: "Added to Cart" });
    await openPanel();
    expect(currentToast()).toBeNull();
  });

  it("goes from one piece to what is in stock, and no further", async () => {
    serveToday(3000, 2);
    const { user, panel } = await openPanel();
    const less = panel.getByRole("button", { name: "One less Offset Cane" });
    const more = panel.getByRole("button", { name: "One more Offset Cane" });
    expect(less.getAttribute("aria-disabled")).toBe("true");
    await user.click(less);
    expect(cartActions.currentLines()[0]?.quantity).toBe(1);
    await user.click(more);
    await panel.findByText("2 items in your cart, subtotal $60.00");
    await panel.findByText("That is all we have in stock.");
    await user.click(more);
    expect(cartActions.currentLines()[0]?.quantity).toBe(2);
  });

  it("goes up to what a cart takes, and calls that no stock", async () => {
    serveToday(3000, 2000);
    cartActions.add(CANE, 997);
    const { user, panel } = await openPanel();
    const more = panel.getByRole("button", { name: "One more Offset Cane" });
    expect(more.getAttribute("aria-disabled")).toBe("false");
    await user.click(more);
    await panel.findByText("A cart takes at most 999 of one product.");
    expect(more.getAttribute("aria-disabled")).toBe("true");
  });

  it("counts nothing that is sold out, and leads to what has to go before the checkout", async () => {
    cartActions.add({ id: "prod_rail", name: "Grab Rail", price: 20, image: "" });
    // The shop knows the cane alone: the rail is gone.
    serveToday(3000, 5);
    const { user, panel } = await openPanel();
    await panel.findByText("1 item in your cart, subtotal $30.00");
    await user.click(panel.getByRole("button", { name: "Proceed to Checkout" }));
    expect(document.activeElement).toBe(panel.getByRole("button", { name: "Remove Grab Rail" }));
    await user.keyboard("{Enter}");
    panel.getByRole("link", { name: "Proceed to Checkout" });
  });

  it("can be used when the shop does not answer, and says that prices are checked later", async () => {
    serve("products.list", refusal(503, { message: "Away." }));
    const { user, panel } = await openPanel();
    await panel.findByText(
      "We could not check today's prices and stock. We check them again at checkout.",
    );
    await user.click(panel.getByRole("button", { name: "Remove Offset Cane" }));
    await panel.findByText("Your cart is empty");
    await screen.findByText("Offset Cane has been removed from your cart.");
    expect(document.activeElement?.textContent).toBe("Your Cart");
  });

  it("is emptied at once, and leaves no cookie", async () => {
    serveToday(3000, 9);
    const { user, panel } = await openPanel();
    expect(document.cookie).toContain("eldercare-cart");
    await user.click(panel.getByRole("button", { name: "Clear Cart" }));
    await panel.findByText("Your cart is empty");
    expect(document.cookie).not.toContain("eldercare-cart");
  });

  it("is called empty only when the account's is known to be, too", async () => {
    cartActions.clear();
    const { asked, come } = heldMerge();
    void cartActions.mergeWithAccount();
    await asked;
    const { panel } = await openPanel();
    await panel.findByText("Loading your cart...");
    expect(panel.queryByText("Your cart is empty")).toBeNull();
    come([]);
    await panel.findByText("Your cart is empty");
  });

  it("closes with Escape and gives the focus back", async () => {
    serveToday(3000, 9);
    const { user } = await openPanel();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement?.id).toBe("cart-button");
  });

  it("leads to the checkout and closes on the way", async () => {
    serveToday(3000, 9);
    const { user, panel } = await openPanel();
    await user.click(panel.getByRole("link", { name: "Proceed to Checkout" }));
    await screen.findByText("At /checkout");
    expect(document.activeElement?.id).not.toBe("cart-button");
  });
});
