import { screen } from "@testing-library/react";
import { createRef, Suspense } from "react";
import { expect, it } from "vitest";
import { showPage } from "../../../testing/show-page";
import type { CardEntry } from "./card-entry";
import { lazyCardEntry } from "./lazy-card-entry";

const GoneEntry = lazyCardEntry<object>(() =>
  Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
);
const card = createRef<CardEntry>();
const Page = () => (
  <form>
    <input aria-label="City" />
    <Suspense fallback={null}>
      <GoneEntry ref={card} />
    </Suspense>
  </form>
);

it("a card form whose file is gone leaves the address as it is, and says how it goes on", async () => {
  const user = showPage({ Page, path: "/checkout" });
  await user.type(await screen.findByLabelText("City"), "Perth");
  const says = await screen.findByRole("alert");
  expect(says.textContent).toContain("Nothing was charged, and what you typed is kept.");
  expect(screen.getByLabelText<HTMLInputElement>("City").value).toBe("Perth");

  expect(await card.current?.check(true)).toBe(false);
  const again = screen.getByRole("link", { name: "Load This Page Again" });
  expect(document.activeElement).toBe(again);
  expect(again.getAttribute("href")).toBe("/checkout");
});
