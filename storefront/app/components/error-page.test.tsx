import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "~/api/api-error";
import { showPage } from "../../testing/show-page";
import { ErrorPage } from "./error-page";

let error: unknown;
beforeEach(() => {
  error = undefined;
});
afterEach(() => void vi.restoreAllMocks());
const Page = () => <ErrorPage error={error} />;

it.each([
  [429, "Please wait a minute"],
  [503, "The shop is not answering"],
  [500, "Something went wrong"],
  [404, "404 Page Not Found"],
])("a page that answers %s says what happened, and which number to call", async (status, title) => {
  error = new ApiError(status, "Refused.", "Refused.");
  showPage({ Page, path: "/services" });
  await screen.findByRole("heading", { level: 1, name: title });
  expect(screen.getByText(/Still stuck\? Call us at/).textContent).toMatch(/\d{3}-\d{4}\.$/);
});

it("is tried again by a link to the same address, which works without scripts", async () => {
  error = new ApiError(500, "Refused.", "Refused.");
  showPage({ Page, path: "/services" });
  const again = await screen.findByRole("link", { name: "Try Again" });
  expect(again.getAttribute("href")).toBe("/services");
});

it.each([
  "Failed to fetch dynamically imported module: https://shop.example/assets/x-12345678.js",
  "error loading dynamically imported module: https://shop.example/assets/x-12345678.js",
  "Importing a module script failed.",
])(
  "says of a file that did not come, in each browser's words, that trying again helps: %s",
  async (words) => {
    error = new TypeError(words);
    showPage({ Page, path: "/services" });
    await screen.findByRole("heading", { level: 1, name: "The shop is not answering" });
    screen.getByRole("link", { name: "Try Again" });
  },
);

it("says to somebody without a connection that it is theirs, and that the cart is safe", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  error = new TypeError("Failed to fetch");
  showPage({ Page, path: "/services" });
  await screen.findByRole("heading", { level: 1, name: "You seem to be offline" });
  screen.getByText(/no connection to the internet. Your cart is safe/);
});
