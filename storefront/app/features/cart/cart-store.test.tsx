import { act, cleanup, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { keepSessionHint } from "~/api/session-hint";
import { heldMerge } from "../../../../tests/components/held-merge";
import { refusal, serve } from "../../../../tests/components/served-calls";

/** A page that is loaded: nothing in its scripts is known from the one before. */
async function showEmptyCart() {
  vi.resetModules();
  const { EmptyCart } = await import("./empty-cart");
  render(<EmptyCart>See all products</EmptyCart>);
}

beforeEach(() => {
  keepSessionHint(true);
});

it("a visit of somebody who is signed in asks for the account's cart, and calls none empty before", async () => {
  const { asked, come } = heldMerge();
  await showEmptyCart();
  screen.getByText("Loading your cart...");
  await asked;
  come([]);
  await screen.findByText("Your cart is empty");
});

it("the pages that follow in the visit ask no more", async () => {
  const asked = serve("cart.merge", { items: [] });
  await showEmptyCart();
  await screen.findByText("Your cart is empty");
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  cleanup();
  await showEmptyCart();
  screen.getByText("Your cart is empty");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toHaveLength(1);
});

it("a cart whose account cannot be asked is what the browser has", async () => {
  serve("cart.merge", refusal(503, { message: "Away." }));
  await showEmptyCart();
  await screen.findByText("Your cart is empty");
});

it("nobody who is signed out asks", async () => {
  const asked = serve("cart.merge", { items: [] });
  keepSessionHint(false);
  await showEmptyCart();
  screen.getByText("Your cart is empty");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toEqual([]);
});

it("nobody waits longer than 15 seconds for the account's cart", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { asked } = heldMerge();
  await showEmptyCart();
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  screen.getByText("Loading your cart...");
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  screen.getByText("Your cart is empty");
  vi.useRealTimers();
});
