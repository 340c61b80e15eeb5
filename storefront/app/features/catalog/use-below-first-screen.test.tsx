import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub, Link } from "react-router";
import { expect, it } from "vitest";
import { useBelowFirstScreen } from "./use-below-first-screen";

const drawn: string[] = [];

function ProductPage() {
  drawn.push(useBelowFirstScreen("rollator") ? "all" : "first screen");
  return <p>Rollator</p>;
}

const Shop = createRoutesStub([
  { path: "/products", Component: () => <Link to="/product/rollator">Rollator</Link> },
  { path: "/product/rollator", Component: ProductPage },
]);

it("draws all of a product at once where the visit begins, or comes back", async () => {
  drawn.length = 0;
  render(<Shop initialEntries={["/product/rollator"]} />);
  await screen.findByText("Rollator");
  expect(new Set(drawn)).toEqual(new Set(["all"]));
});

it("draws a product's first screen first for whoever comes by a link, and then the rest", async () => {
  drawn.length = 0;
  render(<Shop initialEntries={["/products"]} />);
  await userEvent.click(screen.getByRole("link"));
  await expect.poll(() => drawn.at(-1)).toBe("all");
  expect(drawn[0]).toBe("first screen");
});
