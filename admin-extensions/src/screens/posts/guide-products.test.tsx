import type { Product } from "@eldercare/contracts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import { PostDialog } from "./post-dialog";

const product = (slug: string, name: string): Product => ({
  ...{ id: slug, name, slug, sku: `SKU-${slug}`, description: "", images: [] },
  ...{ priceCAD: 4000, originalPriceCAD: null, discountPercentage: 0, onSale: false, stock: 5 },
  ...{ featured: false, categoryId: null, rating: 0, reviewCount: 0, specs: {} },
  ...{ options: [], variants: [] },
});

it("products are found by name, for the guide's end and for a card in its text", async () => {
  const asked = serve("products.list", { products: [product("folding-cane", "Cane")], total: 1 });
  const { user } = showScreen(<PostDialog onClose={() => undefined} />);
  const dialog = within(await screen.findByRole("dialog", { name: "New Care Guide" }));
  const text = () => dialog.getByRole<HTMLTextAreaElement>("textbox", { name: /^Text/ });
  await user.click(text());
  await user.paste("Walk well.");

  await user.click(dialog.getByRole("button", { name: "Product" }));
  const forText = within(dialog.getByRole("region", { name: "Product for the text" }));
  await user.type(forText.getByRole("searchbox", { name: "Find a product" }), "cane{Enter}");
  await user.click(await forText.findByRole("button", { name: "Add Cane" }));
  expect(text().value).toBe("Walk well.\n\n[product: folding-cane]\n");
  // Enter searched, and sent nothing.
  expect(dialog.queryByText("Title is required")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(text()));

  const atEnd = within(dialog.getByRole("region", { name: "Products at the end" }));
  await user.type(atEnd.getByRole("searchbox", { name: "Find a product" }), "cane{Enter}");
  await user.click(await atEnd.findByRole("button", { name: "Add Cane" }));
  expect(dialog.getByRole("textbox", { name: /^Products/ })).toHaveProperty(
    "value",
    "folding-cane",
  );
  expect(asked.map(({ query }) => query.get("search"))).toContain("cane");
});
