import type { AnswerOf } from "@eldercare/contracts/calls";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { ADA } from "~/features/account/a-user.fixture";
import { cartActions } from "~/features/cart/cart-store";
import { rememberPlacedOrder } from "~/features/checkout/placed-order";
import { anOrder } from "~/features/order-confirmation/an-order.fixture";
import { type SentRequest, serve } from "../../../tests/components/served-calls";
import { showPage } from "../../testing/show-page";
import OrderConfirmationRoute from "./order-confirmation";

const CUSHION = { id: "prod_cushion", name: "Seat Cushion", price: 40, image: "" };

/** The account's cart is this browser's. */
const asItIs = ({ body }: SentRequest) => body as AnswerOf<"cart.keep">;

beforeEach(() => {
  serve("session.read", ADA);
  serve("cart.merge", asItIs);
  serve("cart.keep", asItIs);
  serve("account.orders", { orders: [], total: 0 });
  cartActions.clear();
  cartActions.add(CUSHION);
  const lines = cartActions.currentLines();
  rememberPlacedOrder("order_1", lines, { buyerId: ADA.id, keepsAddress: false });
});

const showOrder = () =>
  showPage({
    ...{ Page: OrderConfirmationRoute, path: "/order-confirmation", loaderData: { isDemo: true } },
    at: "/order-confirmation?orderId=order_1",
  });

it("keeps the cart until the bank has said yes, and calls nothing successful before", async () => {
  serve("orders.read", anOrder({ userId: ADA.id, paymentState: "processing" }));
  showOrder();
  await screen.findByRole("heading", { name: "Confirming your payment..." });
  expect(screen.queryByText("Payment Successful")).toBeNull();
  expect(cartActions.currentLines()).toHaveLength(1);
  serve("orders.read", anOrder({ userId: ADA.id, status: "paid" }));
  await screen.findByText("Payment Successful");
  await waitFor(() => expect(cartActions.currentLines()).toEqual([]));
});

it("still has the cart, as it says, when the bank says no in the end", async () => {
  serve("orders.read", anOrder({ userId: ADA.id, paymentState: "processing" }));
  showOrder();
  await screen.findByRole("heading", { name: "Confirming your payment..." });
  serve("orders.read", anOrder({ userId: ADA.id, paymentState: "failed" }));
  await screen.findByText(/Your cart is still here\./);
  expect(cartActions.currentLines()).toHaveLength(1);
});
