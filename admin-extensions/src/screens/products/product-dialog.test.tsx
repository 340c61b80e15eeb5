import type {
  StaffCategory,
  StaffProduct,
  StaffVariant,
  StaffVariantsResponse,
} from "@eldercare/contracts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { refusal, serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import { ProductDialog } from "./product-dialog";
import { productFormOf } from "./product-form";

const CATEGORIES: StaffCategory[] = [
  {
    ...{ id: "pcat_1", name: "Mobility Aids", slug: "mobility-aids", description: "" },
    ...{ parentId: null, imageUrl: null, isActive: true, order: 0 },
  } as unknown as StaffCategory,
];
const CANE: StaffProduct = {
  ...{ id: "prod_cane", name: "Offset Cane", slug: "offset-cane", sku: "BW-1" },
  ...{ description: "A cane.", images: ["/static/0123456789abcdef.webp"], imageAlts: ["A cane"] },
  ...{ priceCAD: 4000, originalPriceCAD: 5000, discountPercentage: 20, onSale: true, stock: 7 },
  ...{ featured: false, categoryId: "pcat_1", rating: 0, reviewCount: 0 },
  ...{
    specs: {},
    options: [],
    variants: [],
    french: null,
    tags: [],
    meta: null,
    categoryIds: ["pcat_1"],
    isListed: true,
    published: true,
    sale: null,
    onHand: 9,
    reserved: 2,
  },
};

const SMALL: StaffVariant = {
  ...{ id: "variant_s", sku: "BW-S", options: { Size: "S" }, originalPriceCAD: 5000 },
  ...{ priceCAD: 5000, discountPercentage: 0, stock: 7, onHand: 9, reserved: 2 },
  ...{ weight: null, barcode: "", images: [], saleStartsAt: null, saleEndsAt: null },
};
const SIZES: StaffVariantsResponse = {
  options: ["Size"],
  waitingOrders: 0,
  variants: [SMALL, { ...SMALL, id: "variant_l", sku: "BW-L", options: { Size: "L" } }],
};
const ONE_WAY: StaffVariantsResponse = {
  options: [],
  waitingOrders: 0,
  variants: [{ ...SMALL, sku: "BW-1", options: {} }],
};

function showDialog(product?: StaffProduct, variants = ONE_WAY) {
  serve("products.brands", { brands: ["Acme"] });
  const onClose = vi.fn();
  const shown = showScreen(
    <ProductDialog
      {...(product && { product, variants })}
      categories={CATEGORIES}
      onClose={onClose}
    />,
  );
  return { ...shown, onClose, form: within(screen.getByRole("dialog", { hidden: true })) };
}

describe("a new product", () => {
  it("says what is missing, in a toast and at each field, and sends nothing", async () => {
    const sent = serve("products.create", CANE);
    const { user, toasts, form } = showDialog();
    await user.click(form.getByRole("button", { name: "Create Product" }));
    await form.findByText("Name is required");
    for (const text of ["Original price is required", "Description is required"]) {
      form.getByText(text);
    }
    form.getByText("At least one image is required");
    expect(toasts).toEqual([
      {
        title: "Validation Error",
        description:
          "Please fill in all required fields (Name, Original Price, Description, Category, Images).",
        tone: "destructive",
      },
    ]);
    expect(sent).toEqual([]);
  });

  it("shows the price after the discount while it is typed; the sale follows", async () => {
    const { user, form } = showDialog();
    await user.type(form.getByLabelText(/^Original Price/), "49.99");
    await user.type(form.getByLabelText(/^Discount/), "20");
    expect(form.getByLabelText<HTMLInputElement>("Current Price (CAD)").value).toBe("39.99");
    const onSale = form.getByRole<HTMLInputElement>("switch", { name: "On Sale" });
    expect(onSale.checked).toBe(true);
    await user.click(onSale);
    expect(form.getByLabelText<HTMLInputElement>("Current Price (CAD)").value).toBe("49.99");
  });
});

const ROOM = "x".repeat(1000);

describe("texts of a product end where the call's do", () => {
  it.each([
    ["Product Name", /^Product Name/, 255],
    ["SKU", "SKU", 100],
    ["Brand", "Brand", 100],
    ["French name", "French name", 255],
    ["Title in search results", "Title in search results", 200],
    ["Text in search results", "Text in search results", 500],
  ])("%s", async (_name, label, most) => {
    const { user, form } = showDialog();
    const field = form.getByLabelText<HTMLInputElement>(label);
    await user.click(field);
    await user.paste(ROOM);
    expect(field.value).toHaveLength(most);
  });

  it("a specification, and what a variant is known by", async () => {
    const { user, form } = showDialog({ ...CANE, specs: { Tip: "" } }, SIZES);
    const ends = {
      "Name of specification 1": 100,
      "Value of specification 1": 500,
      "SKU of S": 100,
      "Bar code of S": 50,
    };
    for (const [label, most] of Object.entries(ends)) {
      const field = form.getByLabelText<HTMLInputElement>(label);
      await user.click(field);
      await user.paste(ROOM);
      expect(field.value, label).toHaveLength(most);
    }
  });

  it("tags are many: only each of them has an end", async () => {
    const { user, form } = showDialog();
    const tags = form.getByLabelText<HTMLInputElement>("Tags");
    await user.click(tags);
    await user.paste("walking, outdoors, ".repeat(20));
    expect(tags.value).toBe("walking, outdoors, ".repeat(20));
  });
});

describe("a product being edited", () => {
  it("says in sentences what is wrong with several fields", async () => {
    const { user, toasts, form } = showDialog(CANE);
    await user.clear(form.getByLabelText(/^Stock/));
    await user.clear(form.getByLabelText(/^Discount/));
    await user.type(form.getByLabelText(/^Discount/), "150");
    await user.click(form.getByRole("button", { name: "Update Product" }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.description).toMatch(/^[A-Z][^.]+\. Stock is required\.$/);
  });

  it("sends only what was changed", async () => {
    const sent = serve("products.change", { ...CANE, name: "Offset Cane, black" });
    const { user, toasts, onClose, form } = showDialog(CANE);
    await user.type(form.getByLabelText(/^Product Name/), ", black");
    await user.click(form.getByRole("button", { name: "Update Product" }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.map(({ body, params }) => ({ body, id: params.id }))).toEqual([
      {
        id: CANE.id,
        body: { name: "Offset Cane, black", expected: { name: "Offset Cane" } },
      },
    ]);
    expect(toasts).toEqual([
      { title: "Product Updated", description: "The product has been successfully updated." },
    ]);
  });

  it("asks what shall stay where somebody else changed the same, and saves what is chosen", async () => {
    const meanwhile = [
      { path: ["name"], now: "Cane", theirs: "Cane", yours: "Offset Cane II" },
      { path: ["specs", "Tip"], yours: "Rubber" },
    ];
    const message = "Somebody else has changed this in the meantime. Please choose what to keep.";
    const sent = serve("products.change", ({ body }) =>
      (body as { expected: { name: string } }).expected.name === "Cane"
        ? CANE
        : refusal(409, { message, code: "changed_meanwhile", meanwhile }),
    );
    const { user, onClose, toasts, form } = showDialog({ ...CANE, specs: { Tip: "Plastic" } });
    await user.type(form.getByLabelText(/^Product Name/), " II");
    const tip = form.getByLabelText("Value of specification 1");
    await user.clear(tip);
    await user.type(tip, "Rubber");
    await user.click(form.getByRole("button", { name: "Update Product" }));
    const question = within(
      await screen.findByRole("dialog", { name: "Someone else changed this, too" }),
    );
    await user.click(question.getByRole("button", { name: "Save" }));
    expect(question.getAllByText("Please choose one")).toHaveLength(2);
    const specs = within(question.getByRole("group", { name: "Specification “Tip”" }));
    await user.click(specs.getByRole("radio", { name: /^Keep theirs/ }));
    specs.getByText("Removed");
    const name = within(question.getByRole("group", { name: "Product Name" }));
    await user.click(name.getByRole("radio", { name: /^Keep yours/ }));
    await user.click(question.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent[1]?.body).toEqual({
      ...{ name: "Offset Cane II", specs: {} },
      expected: { name: "Cane", specs: {} },
    });
    expect(toasts.map(({ title }) => title)).toEqual(["Product Updated"]);
  });

  it("needs its stock", async () => {
    const { user, form } = showDialog(CANE);
    await user.clear(form.getByLabelText(/^Stock/));
    await user.click(form.getByRole("button", { name: "Update Product" }));
    await form.findByText("Stock is required");
  });

  it("keeps what was typed when the server refuses it, and says why at the field", async () => {
    const message = "There is a product with this SKU already.";
    serve(
      "products.change",
      refusal(409, { message, code: "sku_taken", fields: [{ path: "sku", message }] }),
    );
    const { user, onClose, form } = showDialog(CANE);
    const sku = form.getByLabelText<HTMLInputElement>("SKU");
    await user.clear(sku);
    await user.type(sku, "BW-2");
    await user.click(form.getByRole("button", { name: "Update Product" }));
    await form.findByText(message);
    expect(sku.value).toBe("BW-2");
    expect(onClose).not.toHaveBeenCalled();
  });

  it("has one pair of days for the sale of all variants, and sends only what was changed of it", async () => {
    const sent = serve("products.change", CANE);
    const { options, variants } = SIZES;
    const onSale = variants.map((variant) => ({
      ...variant,
      ...{ discountPercentage: 20, saleStartsAt: "2026-11-27T05:00:00.000Z", saleEndsAt: null },
    }));
    const { user, onClose, form } = showDialog(CANE, { ...SIZES, options, variants: onSale });
    expect(form.getByLabelText<HTMLInputElement>("Sale starts").value).toBe("2026-11-27");
    fireEvent.change(form.getByLabelText("Sale ends"), { target: { value: "2026-11-30" } });
    await user.click(form.getByRole("button", { name: "Update Product" }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.map(({ body }) => body)).toEqual([
      { saleEnds: "2026-12-01T05:00:00.000Z", expected: { saleEnds: null } },
    ]);
  });

  it("says so where its variants' sales are of several days", () => {
    const [small = SMALL, large = SMALL] = SIZES.variants;
    const starting = (variant: StaffVariant, saleStartsAt: string | null) => ({
      ...{ ...variant, discountPercentage: 20, saleStartsAt },
    });
    const variants = [starting(small, null), starting(large, "2026-11-27T05:00:00.000Z")];
    const { form } = showDialog(CANE, { ...SIZES, variants });
    expect(form.getByLabelText<HTMLInputElement>("Sale starts").value).toBe("");
    form.getByText(/Each variant has its own days now/);
  });

  it("offers what was typed when it was left, and asks what others changed since", async () => {
    const first = showDialog(CANE);
    await first.user.type(first.form.getByLabelText(/^Product Name/), " II");
    first.unmount();
    const sent = serve("products.change", CANE);
    const renamed = { ...CANE, name: "Theirs" };
    const { user, onClose, form } = showDialog(renamed);
    await screen.findByRole("alertdialog", { name: /^You had unsaved changes from / });
    await user.click(screen.getByRole("button", { name: "Restore" }));
    const name = form.getByLabelText<HTMLInputElement>(/^Product Name/);
    await waitFor(() => expect(name.value).toBe("Offset Cane II"));
    await user.click(form.getByRole("button", { name: "Update Product" }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.map(({ body }) => body)).toEqual([
      { name: "Offset Cane II", expected: { name: "Offset Cane" } },
    ]);
    expect(localStorage).toHaveLength(0);
  });

  it("offers what was typed into a copy with no other product's copy", async () => {
    serve("products.brands", { brands: [] });
    const template = productFormOf(CANE, ONE_WAY);
    const props = { categories: CATEGORIES, template, onClose: vi.fn() };
    const first = showScreen(<ProductDialog {...props} copiedId="prod_cane" />);
    await first.user.type(screen.getByLabelText(/^Product Name/), " II");
    first.unmount();
    const second = showScreen(<ProductDialog {...props} copiedId="prod_scooter" />);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    second.unmount();
    const third = showScreen(<ProductDialog {...props} copiedId="prod_cane" />);
    await third.user.click(await screen.findByRole("button", { name: "Discard" }));
  });

  it("forgets what was discarded", async () => {
    const first = showDialog(CANE);
    await first.user.type(first.form.getByLabelText(/^Product Name/), " II");
    first.unmount();
    const second = showDialog(CANE);
    await second.user.click(await screen.findByRole("button", { name: "Discard" }));
    second.unmount();
    showDialog(CANE);
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("asks before what was typed is lost", async () => {
    const { user, onClose, form } = showDialog(CANE);
    await user.type(form.getByLabelText(/^Product Name/), " II");
    await user.keyboard("{Escape}");
    const question = within(await screen.findByRole("alertdialog", { name: "Discard changes?" }));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(question.getByRole("button", { name: "Discard" }));
    expect(onClose).toHaveBeenCalled();
  });
});

describe("the variants of a product", () => {
  const save = (form: ReturnType<typeof showDialog>["form"]) =>
    form.getByRole("button", { name: "Update Product" });

  it("stand in a table, of which only what was changed is sent", async () => {
    const sent = serve("products.change", CANE);
    const { user, onClose, form } = showDialog(CANE, SIZES);
    expect(form.queryByLabelText(/^Original Price/)).toBeNull();
    const stock = form.getByLabelText("On hand of L");
    await user.clear(stock);
    await user.type(stock, "10");
    await user.click(form.getByRole("radio", { name: "L is the default" }));
    await user.click(save(form));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const { expected, ...changes } = (sent[0]?.body ?? {}) as { expected?: object };
    expect(expected).toMatchObject({ variantTable: { options: ["Size"] } });
    expect(changes).toEqual({
      stockChangeId: expect.any(String),
      variantTable: {
        options: ["Size"],
        variants: [
          { id: "variant_l", options: { Size: "L" }, stock: 8, stockBefore: 7 },
          { id: "variant_s", options: { Size: "S" } },
        ],
        removed: [],
      },
    });
  });

  it("are begun by one button, with what the product is as the first of them", async () => {
    const sent = serve("products.change", CANE);
    const { user, onClose, form } = showDialog(CANE);
    await user.click(form.getByRole("button", { name: "This product comes in sizes, colours…" }));
    await user.type(form.getByLabelText("Name of option 1"), "Size");
    await user.type(form.getByLabelText("Value 1 of Size"), "S");
    await user.click(form.getByRole("button", { name: "Add a value of Size" }));
    await user.type(form.getByLabelText("Value 2 of Size"), "L");
    await user.click(form.getByRole("button", { name: "L" }));
    await user.click(save(form));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent[0]?.body).toMatchObject({
      variantTable: {
        options: ["Size"],
        variants: [
          { id: "variant_s", options: { Size: "S" } },
          { options: { Size: "L" }, originalPriceCAD: 5000, discountPercentage: 20, stock: 0 },
        ],
      },
    });
  });

  it("are asked for before one is removed, and say what is wrong at their row", async () => {
    const sent = serve("products.change", CANE);
    const { user, onClose, form } = showDialog(CANE, SIZES);
    await user.clear(form.getByLabelText("On hand of S"));
    await user.click(save(form));
    const row = within(form.getByLabelText("SKU of S").closest("tr") ?? document.body);
    await row.findByText("Stock must be a whole number from 0 to 1000000");
    expect(sent).toEqual([]);
    await user.click(form.getByRole("button", { name: "Remove S" }));
    const question = within(
      await screen.findByRole("alertdialog", { name: "Remove this variant?" }),
    );
    await user.click(question.getByRole("button", { name: "Remove" }));
    await user.click(save(form));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent[0]?.body).toMatchObject({
      variantTable: { variants: [{ id: "variant_l" }], removed: ["variant_s"] },
    });
  });

  it("do not change when the wheel of a mouse turns over a number", async () => {
    const { user, form } = showDialog(CANE, SIZES);
    const stock = form.getByLabelText("On hand of S");
    await user.click(stock);
    fireEvent.wheel(stock);
    expect(document.activeElement).not.toBe(stock);
  });
});
