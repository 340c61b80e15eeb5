import type { Order } from "@eldercare/contracts";

/** An order of two canes at $5, paid and sent. */
export const ORDER: Order = {
  ...{ id: "order_1", number: 12, email: "ada@example.ca", userId: "cus_1", isGuest: false },
  ...{ status: "fulfilled", createdAt: "2026-01-01T00:00:00.000Z", amountCAD: 1000 },
  standing: { receivedCents: 1000, goods: "sent" },
  totals: {
    ...{ subtotal: 1000, discount: 0, delivery: 0, deliveryName: "Free delivery", codes: [] },
    ...{ taxes: [], taxTotal: 0, total: 1000, pricesIncludeTax: false },
  },
  ...{ currency: "CAD", stripeId: null, history: [] },
  items: [{ productId: "prod_1", name: "Cane", qty: 2, unitPriceCAD: 500, unitPriceHKD: 0 }],
  shipping: {
    ...{ name: "Ada Park", email: "ada@example.ca", phone: "", address: "", city: "" },
    ...{ region: "on", postal: "" },
  },
};
