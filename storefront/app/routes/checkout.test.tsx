import type { AnswerOf } from "@eldercare/contracts/calls";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { cartActions } from "~/features/cart/cart-store";
import { refusal, serve } from "../../../tests/components/served-calls";
import { showPage } from "../../testing/show-page";
import CheckoutRoute from "./checkout";

const ADA: AnswerOf<"session.read"> = {
  id: "cus_ada",
  firstName: "Ada",
  lastName: "Park",
  email: "ada@example.ca",
  profileImageUrl: null,
  role: "USER",
  createdAt: "2026-01-01T00:00:00.000Z",
  isEmailVerified: true,
};
const CUSHION = { id: "prod_cushion", name: "Seat Cushion", price: 49.99, image: "" };
const DEMO = { payments: "demo", publishableKey: "pk_test_1" };
const PAYMENT = { clientSecret: "pi_1_secret_1" };

const showCheckout = () => showPage({ Page: CheckoutRoute, path: "/checkout", loaderData: DEMO });
const payButton = () => screen.findByRole("button", { name: /^Complete Payment/ });

beforeEach(() => {
  serve("session.read", ADA);
  cartActions.clear();
  cartActions.add(CUSHION, 2);
});

async function fillAddress(user: ReturnType<typeof showCheckout>) {
  await user.type(await screen.findByLabelText("Phone Number"), "416-555-0199");
  await user.type(screen.getByLabelText("Street Address"), "12 Elm Street");
  await user.type(screen.getByLabelText("City"), "Ottawa");
  await user.selectOptions(screen.getByLabelText("Province"), "Ontario");
  await user.type(screen.getByLabelText(/^Postal Code/), "k1a0b1");
}

async function fillCard(user: ReturnType<typeof showCheckout>) {
  await user.type(await screen.findByLabelText("Card number"), "4242424242424242");
  await user.type(screen.getByLabelText("Expiration date"), "1240");
  await user.type(screen.getByLabelText("Security code"), "123");
}

describe("the checkout", () => {
  it("begins a payment of the cart's total and offers to complete it", async () => {
    const begun = serve("payments.begin", PAYMENT);
    showCheckout();
    expect((await payButton()).textContent).toBe("Complete Payment - $99.98");
    expect(begun.map(({ body }) => body)).toEqual([
      { amount: 99.98, currency: "CAD", items: [{ productId: CUSHION.id, qty: 2 }] },
    ]);
    expect(screen.getByLabelText<HTMLInputElement>("Full Name").value).toBe("Ada Park");
    expect(screen.getByLabelText<HTMLInputElement>("Email Address").value).toBe(ADA.email);
  });

  it("tells everything that is missing at once and places no order", async () => {
    serve("payments.begin", PAYMENT);
    const placed = serve("orders.place", { id: "order_1" });
    const user = showCheckout();
    await screen.findByLabelText("Card number");
    await user.click(await payButton());
    await screen.findByText("Phone number is required");
    await screen.findByText("Your card number is incomplete.");
    expect(document.activeElement).toBe(screen.getByLabelText("Phone Number"));
    expect(placed).toEqual([]);
  });

  it("places the order once, also when the button is pressed twice, before the card is asked", async () => {
    serve("payments.begin", PAYMENT);
    let refuse: () => void = () => undefined;
    const pressedTwice = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    const placed = serve("orders.place", async () => {
      await pressedTwice;
      const message = "The card payment service does not answer.";
      return refusal(502, { message, code: "payment_unavailable" });
    });
    const user = showCheckout();
    await fillAddress(user);
    await fillCard(user);
    await user.dblClick(await payButton());
    refuse();
    const alert = await screen.findByText("Failed to process payment");
    expect(alert.parentElement?.textContent).toContain("Nothing was charged.");
    expect(placed).toHaveLength(1);
    expect(placed[0]?.body).toMatchObject({
      amountCAD: 9998,
      currency: "CAD",
      items: [{ productId: CUSHION.id, qty: 2, unitPriceCAD: 4999 }],
      shipping: { city: "Ottawa", region: "on", postal: "K1A 0B1" },
    });
    expect(cartActions.currentLines()).toHaveLength(1);
  });

  it("takes over fresh prices, and goes on when the shopper agrees", async () => {
    const line = { productId: CUSHION.id, name: CUSHION.name, qty: 2, available: 9 };
    let isFirst = true;
    const begun = serve("payments.begin", () => {
      if (!isFirst) return PAYMENT;
      isFirst = false;
      return refusal(409, {
        message: "Prices changed.",
        code: "prices_changed",
        lines: [{ ...line, unitPriceCAD: 5500 }],
        amountCAD: 11000,
      });
    });
    const user = showCheckout();
    await screen.findByText("The price of Seat Cushion changed from $49.99 to $55.00.");
    expect(document.activeElement?.textContent).toBe("Your cart has changed");
    await user.click(screen.getByRole("button", { name: "Continue with $110.00" }));
    expect((await payButton()).textContent).toBe("Complete Payment - $110.00");
    expect(begun).toHaveLength(2);
  });

  it("empties the cart of what is sold out, and says so", async () => {
    serve(
      "payments.begin",
      refusal(409, {
        message: "Seat Cushion is out of stock.",
        code: "out_of_stock",
        lines: [
          { productId: CUSHION.id, name: CUSHION.name, qty: 2, unitPriceCAD: 4999, available: 0 },
        ],
        amountCAD: 0,
      }),
    );
    showCheckout();
    await screen.findByText("Seat Cushion is out of stock. We took it out of your cart.");
    await screen.findByText("Your cart is empty");
    expect(cartActions.currentLines()).toEqual([]);
  });

  it("keeps the cart while payments are away, and begins again when asked", async () => {
    let isAway = true;
    serve("payments.begin", () =>
      isAway
        ? refusal(502, { message: "Please try again in a moment.", code: "payment_unavailable" })
        : PAYMENT,
    );
    const user = showCheckout();
    const problem = await screen.findByText("We could not start your payment");
    within(problem.parentElement as HTMLElement).getByText("Please try again in a moment.");
    isAway = false;
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await payButton();
    expect(cartActions.currentLines()).toHaveLength(1);
  });

  it("leads whoever is signed out to the sign-in page, and back", async () => {
    serve("session.read", refusal(401, { message: "Unauthorized" }));
    showCheckout();
    await screen.findByText("You need to sign in to complete your purchase.");
    await screen.findByText(/^At \/auth\?next=%2Fcheckout/);
  });

  it("has nothing to pay for with an empty cart", async () => {
    cartActions.clear();
    showCheckout();
    await screen.findByText("Your cart is empty");
    const link = screen.getByRole("link", { name: "Continue Shopping" });
    expect(link.getAttribute("href")).toBe("/products");
  });
});
