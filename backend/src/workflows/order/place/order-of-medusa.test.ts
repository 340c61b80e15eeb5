import { describe, expect, it } from "vitest";
import { guestIdOf } from "../../../orders/guest-id";
import { type MedusaOrderRow, orderOfMedusa } from "./order-of-medusa";

const HST = { code: "hst", description: "HST", rate: 13 };
const row: MedusaOrderRow = {
  id: "order_1",
  display_id: 82,
  email: "ada@example.ca",
  created_at: "2026-11-21T15:00:00.000Z",
  currency_code: "cad",
  customer: { id: "cus_1", has_account: false },
  shipping_address: {
    first_name: "Ada",
    last_name: "Park",
    phone: "416-555-0199",
    address_1: "1 Main Street",
    address_2: "Unit 4",
    city: "Toronto",
    province: "ca-on",
    postal_code: "K1A 0B1",
  },
  items: [
    {
      title: "Cane, black",
      product_id: "prod_1",
      product_title: "Cane",
      variant_id: "variant_1",
      variant_title: "Black",
      unit_price: 19.99,
      detail: { quantity: 2 },
      is_tax_inclusive: false,
      tax_lines: [HST],
      adjustments: [{ code: "SPRING", amount: 3.998 }],
    },
    {
      title: "Assembly",
      product_id: null,
      product_title: null,
      variant_id: null,
      variant_title: null,
      unit_price: 25,
      detail: { quantity: 1 },
      is_tax_inclusive: false,
      tax_lines: [],
      adjustments: [],
    },
  ],
  shipping_methods: [
    { name: "Express", amount: 12, is_tax_inclusive: false, tax_lines: [HST], adjustments: [] },
  ],
};

describe("an order that was made in Medusa", () => {
  it("has its lines, its totals with each tax, and where it goes, in the shop's cents", () => {
    expect(orderOfMedusa(row)).toMatchObject({
      id: "order_1",
      number: 82,
      email: "ada@example.ca",
      amount_cents: 7922,
      totals: {
        subtotal: 6498,
        discount: 400,
        delivery: 1200,
        deliveryName: "Express",
        taxes: [{ name: "HST", rate: 13, amount: 624 }],
        total: 7922,
        pricesIncludeTax: false,
        codes: [{ code: "SPRING", amount: 400 }],
      },
      items: [
        { productId: "prod_1", variantName: "Black", name: "Cane", qty: 2, unitPriceCAD: 1999 },
        { productId: "", name: "Assembly", qty: 1, unitPriceCAD: 2500 },
      ],
      shipping: {
        name: "Ada Park",
        address: "1 Main Street, Unit 4",
        region: "on",
        postal: "K1A 0B1",
      },
    });
  });

  it("belongs to its buyer's account, or is a guest's, or nobody's", () => {
    expect(orderOfMedusa(row).user_id).toBe(guestIdOf("ada@example.ca"));
    const ofAccount = { ...row, customer: { id: "cus_1", has_account: true } };
    expect(orderOfMedusa(ofAccount).user_id).toBe("cus_1");
    expect(orderOfMedusa({ ...row, email: null, customer: null }).user_id).toBe("");
  });
});
