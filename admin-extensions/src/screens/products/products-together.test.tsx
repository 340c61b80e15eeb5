import type { ImportDetail, PriceGridRow, StaffProduct } from "@eldercare/contracts";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import ProductsScreen from "./products-screen";

const product = (id: string, name: string): StaffProduct => ({
  ...{ id, name, slug: id, sku: id, description: "", images: [], imageAlts: [], tags: [] },
  ...{ priceCAD: 4000, originalPriceCAD: null, discountPercentage: 0, onSale: false, stock: 5 },
  ...{ featured: false, categoryId: null, categoryIds: [], rating: 0, reviewCount: 0, specs: {} },
  ...{ options: [], variants: [], french: null, meta: null, isListed: true, published: true },
  ...{ sale: null, onHand: 5, reserved: 0 },
});

const COUNTS = {
  ...{ rows: 41, created: 0, updated: 40, unchanged: 0 },
  ...{ skipped: 1, removed: 0, rejected: 0 },
};
const READY: ImportDetail = {
  ...{ id: "imp_1", kind: "products", fileName: "Prices up 10%", source: "list", status: "ready" },
  ...{ createdBy: null, createdAt: "2026-01-01T00:00:00.000Z", appliedAt: null, undoneAt: null },
  ...{ clearBlanks: false, createMissing: false, onlyNew: false, updateOnly: false, prune: false },
  ...{ french: false, columns: null, counts: COUNTS, done: 41, total: 41, problem: null },
  ...{ canApply: true, canUndo: false, hasRejectedRows: false, errors: [], creations: [] },
  ...{ removals: [], kept: [] },
  differences: [
    { name: "Cane", changes: ["Original Price $40.00 → $44.00"] },
    {
      ...{ name: "Bath Chair", changes: [] },
      variants: [
        { name: "Narrow", changes: ["Original Price $60.00 → $66.00"] },
        { name: "Wide", changes: ["Original Price $70.00 → $77.00"] },
      ],
    },
  ],
  warnings: ["1 product is left out, because it has no price: Bed."],
};

/** The import that is read after it is begun; what is assigned to it happens. */
function serveChange() {
  const shown = { ...READY };
  serve("imports.read", () => shown);
  return shown;
}

beforeEach(() => {
  serve("categories.listAll", []);
  serve("products.listAll", {
    products: [product("one", "Cane"), product("two", "Bed")],
    total: 41,
  });
});

describe("products that are changed together", () => {
  it("are chosen as all that match, previewed with what is left out, changed, and changed back", async () => {
    const shown = serveChange();
    const begun = serve("products.changeTogether", READY);
    serve("imports.apply", () =>
      Object.assign(shown, { status: "applied", canApply: false, canUndo: true }),
    );
    serve("imports.undo", () => Object.assign(shown, { status: "undone", canUndo: false }));
    const { user } = showScreen(<ProductsScreen />, "/?stock=low");
    await user.click(await screen.findByRole("checkbox", { name: "Choose Cane" }));
    await user.click(screen.getByRole("button", { name: "Choose All 41 That Match" }));
    await user.click(screen.getByRole("button", { name: "Change Together" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change 41 Products" }));
    await user.click(dialog.getByRole("button", { name: "Preview" }));
    dialog.getByText("Write a percentage from -99 to 1000, such as 10 or -5.5");
    expect(begun).toEqual([]);
    await user.type(dialog.getByLabelText(/^Percent/), "10");
    await user.click(dialog.getByRole("button", { name: "Preview" }));
    const preview = within(await screen.findByRole("dialog", { name: "Change 41 Products" }));
    await preview.findByText("40 products will change, 1 is left out.");
    preview.getByText(/it has no price: Bed/);
    const list = within(preview.getByRole("list", { name: "Before and after" }));
    const chair = within(list.getByText("Bath Chair").parentElement as HTMLElement);
    const wide = within(chair.getByText("Wide").parentElement as HTMLElement);
    wide.getByText("Original Price $70.00 → $77.00");
    expect(begun.map(({ body }) => body)).toEqual([
      {
        which: { matching: { stock: "low" } },
        change: { kind: "price-percent", percent: 10 },
      },
    ]);
    await user.click(preview.getByRole("button", { name: "Change 40" }));
    await user.click(await preview.findByRole("button", { name: "Undo" }));
    await preview.findByText("The change is taken back.");
  });
});

const row = (variantId: string, name: string): PriceGridRow => ({
  ...{ productId: variantId, variantId, name, variant: "", sku: variantId, image: null },
  ...{ priceCAD: 4000, salePriceCAD: null, onHand: 5, reserved: 0 },
});

describe("the price grid", () => {
  it("takes what a spreadsheet copies, saves it after a question, and keeps what a colleague changed meanwhile", async () => {
    const bed = row("two", "Bed");
    serve("products.readGrid", () => ({ rows: [row("one", "Cane"), bed], total: 2 }));
    const message = "Somebody else has changed it to $45.00 meanwhile.";
    const sent = serve("products.saveGrid", () => {
      bed.priceCAD = 4500;
      const problems = [{ variantId: "two", cell: "priceCAD" as const, message, now: 4500 }];
      return { updated: 1, importId: "imp_1", problems };
    });
    serve("imports.read", { ...READY, status: "applied", canApply: false, canUndo: true });
    const { user } = showScreen(<ProductsScreen />, "/?as=grid");
    const cell = (name: string) => screen.getByRole("textbox", { name });
    await user.click(await screen.findByRole("textbox", { name: "Price of Cane" }));
    await user.paste("$1,234.50\t\t7\r\nsoon");
    expect(cell("Price of Bed").getAttribute("aria-invalid")).toBe("true");
    await user.click(screen.getByRole("button", { name: "Save All" }));
    screen.getByText(/^1 cell cannot be saved/);
    await waitFor(() => expect(document.activeElement).toBe(cell("Price of Bed")));
    await user.keyboard("41{Enter}{ArrowUp}");
    expect(document.activeElement).toBe(cell("Price of Cane"));
    await user.click(screen.getByRole("button", { name: "Save All" }));
    const question = within(await screen.findByRole("alertdialog"));
    question.getByText("2 prices, 1 stock of 2 products will change.");
    await user.click(question.getByRole("button", { name: "Save All" }));
    await screen.findByText(message);
    expect(sent.map(({ body }) => body)).toEqual([
      {
        rows: [
          {
            ...{ productId: "one", variantId: "one" },
            ...{ priceCAD: { expected: 4000, to: 123450 }, onHand: { expected: 5, to: 7 } },
          },
          { productId: "two", variantId: "two", priceCAD: { expected: 4000, to: 4100 } },
        ],
      },
    ]);
    expect(cell("Price of Bed")).toHaveProperty("value", "41");
    await user.click(cell("Price of Bed"));
    await user.keyboard("{Escape}");
    expect(cell("Price of Bed")).toHaveProperty("value", "45.00");
  });

  it("keeps what is typed while the list is shown, and says which cell to mend on another page", async () => {
    serve("products.readGrid", ({ query }) => ({
      rows: [query.get("offset") === "0" ? row("one", "Cane") : row("two", "Bed")],
      total: 51,
    }));
    const { user } = showScreen(<ProductsScreen />, "/?as=grid");
    await user.type(await screen.findByRole("textbox", { name: "Price of Cane" }), "soon");
    await user.click(screen.getByRole("button", { name: "Back to the List" }));
    await user.click(
      await screen.findByRole("button", { name: "Edit Prices and Stock (1 row not saved)" }),
    );
    const price = await screen.findByRole("textbox", { name: "Price of Cane" });
    expect(price).toHaveProperty("value", "soon");
    await user.click(screen.getByRole("button", { name: /^Next/ }));
    await screen.findByRole("textbox", { name: "Price of Bed" });
    await user.click(screen.getByRole("button", { name: "Save All" }));
    screen.getByText(/^1 cell cannot be saved\..*: Price of Cane, SKU one\./);
  });

  it("offers what was typed and pasted again when its page was left, and not what was saved", async () => {
    serve("products.readGrid", { rows: [row("one", "Cane")], total: 1 });
    const first = showScreen(<ProductsScreen />, "/?as=grid");
    await first.user.click(await screen.findByRole("textbox", { name: "Price of Cane" }));
    await first.user.paste("41\t\t7");
    first.unmount();
    const { user, unmount } = showScreen(<ProductsScreen />, "/?as=grid");
    await user.click(await screen.findByRole("button", { name: "Restore" }));
    const cell = await screen.findByRole("textbox", { name: "On hand of Cane" });
    expect(cell).toHaveProperty("value", "7");
    const sent = serve("products.saveGrid", { updated: 1, importId: null, problems: [] });
    await user.click(screen.getByRole("button", { name: "Save All" }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "Save All" }));
    await screen.findByText(/1 product saved/);
    expect(sent.map(({ body }) => body)).toEqual([
      {
        rows: [
          {
            ...{ productId: "one", variantId: "one" },
            ...{ priceCAD: { expected: 4000, to: 4100 }, onHand: { expected: 5, to: 7 } },
          },
        ],
      },
    ]);
    unmount();
    showScreen(<ProductsScreen />, "/?as=grid");
    await screen.findByRole("textbox", { name: "Price of Cane" });
    expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
  });
});
