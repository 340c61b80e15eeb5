import { goodsAlone, type Order } from "@eldercare/contracts";

export const anOrder = (change: Partial<Order> = {}): Order => ({
  id: "order_1",
  number: 1,
  email: "ada@example.ca",
  userId: null,
  isGuest: false,
  status: "pending",
  standing: {
    receivedCents: change.status === "paid" || change.status === "fulfilled" ? 4000 : 0,
    goods: change.status === "fulfilled" ? "sent" : "reserved",
  },
  createdAt: "2026-11-21T12:00:00Z",
  amountCAD: 4000,
  totals: goodsAlone(4000),
  currency: "CAD",
  stripeId: null,
  items: [],
  shipping: {
    ...{ name: "Ada Park", email: "ada@example.ca", phone: "1", address: "1 Elm" },
    ...{ city: "Guelph", region: "on", postal: "" },
  },
  history: [
    { at: "2026-11-21T12:00:00Z", from: null, to: "pending", by: "customer", note: "Placed." },
  ],
  ...change,
});
