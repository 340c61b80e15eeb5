import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { showPage } from "../../../testing/show-page";
import { CartPanelSlot } from "./cart-panel-slot";
import { cartActions } from "./cart-store";

// As the network is away: the code of both cannot be fetched.
vi.mock("./cart-panel", () => {
  throw new Error("Failed to fetch dynamically imported module");
});
vi.mock("../../components/toast-viewport", () => {
  throw new Error("Failed to fetch dynamically imported module");
});

const Page = () => (
  <>
    <h1>Canes</h1>
    <button type="button" onClick={() => cartActions.open()}>
      Cart
    </button>
    <CartPanelSlot />
  </>
);

it("a cart whose code cannot be fetched leaves the page as it is, and says so each time", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const user = showPage({ Page, path: "/" });
  for (const _ of [1, 2]) {
    await user.click(await screen.findByRole("button", { name: "Cart" }));
    expect((await screen.findByRole("status")).textContent).toMatch(/^Your cart did not open/);
    screen.getByRole("heading", { name: "Canes" });
  }
});
