import type { StaffCategory, StaffProduct } from "@eldercare/contracts";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { refusal, serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import { ProductDialog } from "./product-dialog";

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
    onHand: 9,
    reserved: 2,
  },
};

function showDialog(product?: StaffProduct) {
  serve("products.brands", { brands: ["Acme"] });
  const onClose = vi.fn();
  const shown = showScreen(
    <ProductDialog {...(product && { product })} categories={CATEGORIES} onClose={onClose} />,
  );
  return { ...shown, onClose, form: within(screen.getByRole("dialog")) };
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

describe("a product being edited", () => {
  it("sends only what was changed", async () => {
    const sent = serve("products.change", { ...CANE, name: "Offset Cane, black" });
    const { user, toasts, onClose, form } = showDialog(CANE);
    await user.type(form.getByLabelText(/^Product Name/), ", black");
    await user.click(form.getByRole("button", { name: "Update Product" }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent.map(({ body, params }) => ({ body, id: params.id }))).toEqual([
      { id: CANE.id, body: { name: "Offset Cane, black" } },
    ]);
    expect(toasts).toEqual([
      { title: "Product Updated", description: "The product has been successfully updated." },
    ]);
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
