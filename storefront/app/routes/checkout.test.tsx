import { notDelivered, SHOP } from "@eldercare/contracts";
import type { AnswerOf } from "@eldercare/contracts/calls";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { toast } from "~/components/toast";
import { ADA } from "~/features/account/a-user.fixture";
import { cartActions } from "~/features/cart/cart-store";
import { rememberPlacedOrder } from "~/features/checkout/placed-order";
import { anOrder } from "~/features/order-confirmation/an-order.fixture";
import { keepCodes } from "~/features/totals/code-store";
import { heldMerge } from "../../../tests/components/held-merge";
import { refusal, type SentRequest, serve, server } from "../../../tests/components/served-calls";
import { showPage } from "../../testing/show-page";
import CheckoutRoute from "./checkout";

const CUSHION = { id: "prod_cushion", name: "Seat Cushion", price: 49.99, image: "" };
const DEMO = { payments: "demo", publishableKey: "pk_test_1", cart: { items: [], soldOut: [] } };
const PAYMENT = { clientSecret: "pi_1_secret_1" };

type Totals = AnswerOf<"checkout.totals">;

/** Two cushions in a store with free delivery, no taxes and no codes, but for `changes`. */
const theTotals = (changes: Partial<Totals> = {}): Totals => ({
  ...{ subtotal: 9998, discount: 0, delivery: 0, taxes: [], taxTotal: 0, total: 9998 },
  ...{ pricesIncludeTax: true, codes: [], acceptsCodes: false, deliveryOptionId: "so_free" },
  asksWrittenOrder: false,
  deliveryOptions: [{ id: "so_free", name: "Free delivery", amount: 0, estimate: "" }],
  ...changes,
});
const WITH_HST = theTotals({
  ...{ taxes: [{ name: "HST", rate: 13, amount: 1300 }], taxTotal: 1300, total: 11_298 },
  pricesIncludeTax: false,
});

const showCheckout = () => showPage({ Page: CheckoutRoute, path: "/checkout", loaderData: DEMO });
const payButton = () => screen.findByRole("button", { name: /^Complete Payment/ });

/** The account's cart is this browser's. */
const asItIs = ({ body }: SentRequest) => body as AnswerOf<"cart.keep">;

beforeEach(() => {
  serve("session.read", ADA);
  serve("cart.merge", asItIs);
  serve("cart.keep", asItIs);
  serve("checkout.totals", theTotals());
  serve("account.addresses", { addresses: [] });
  serve("account.keepAddress", { addresses: [] });
  keepCodes([]);
  cartActions.clear();
  cartActions.add(CUSHION, 2);
  toast(null);
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

/** What the card's payment is after it was sent. */
const confirmedAs = (status: string) =>
  http.post("*/v1/payment_intents/:id/confirm", ({ params }) =>
    HttpResponse.json({ id: params.id, status }),
  );

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

  it("fills an address of the account in with one press, and keeps the one that is used once it is paid", async () => {
    const elm = {
      ...{ name: "Ada Park", phone: "416-555-0199", address: "12 Elm Street" },
      ...{ city: "Ottawa", region: "on", postal: "K1A 0B1" },
    };
    serve("account.addresses", { addresses: [{ id: "cuaddr_1", ...elm }] });
    const kept = serve("account.keepAddress", { addresses: [] });
    serve("payments.begin", PAYMENT);
    const placed = serve("orders.place", { id: "order_1" });
    const declined = { error: { message: "Your card was declined." } };
    server.use(
      http.post("*/v1/payment_intents/:id/confirm", () =>
        HttpResponse.json(declined, { status: 402 }),
      ),
    );
    const user = showCheckout();
    await user.click(await screen.findByRole("button", { name: /12 Elm Street, Ottawa/ }));
    await fillCard(user);
    await user.click(await payButton());
    await screen.findByText(
      `${declined.error.message} Please check the numbers of your card, or use another card.`,
    );
    expect(placed[0]?.body).toMatchObject({ shipping: { ...elm, email: ADA.email } });
    expect(kept).toEqual([]);
    server.use(confirmedAs("succeeded"));
    await user.click(await payButton());
    await waitFor(() => expect(kept.map(({ body }) => body)).toEqual([elm]));
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

  it("leaves in the cart what came into it while the order was placed", async () => {
    const cane = { ...CUSHION, id: "prod_cane", name: "Cane" };
    serve("payments.begin", PAYMENT);
    serve("orders.place", () => {
      cartActions.add(CUSHION, 1);
      cartActions.add(cane, 1);
      return { id: "order_1" };
    });
    const user = showCheckout();
    await fillAddress(user);
    await fillCard(user);
    server.use(confirmedAs("succeeded"));
    await user.click(await payButton());
    await screen.findByText(/^At \/order-confirmation/);
    expect(cartActions.currentLines()).toMatchObject([
      { id: CUSHION.id, quantity: 1 },
      { id: cane.id, quantity: 1 },
    ]);
  });

  it("calls no payment successful that the bank has yet to answer, and keeps the cart", async () => {
    serve("payments.begin", PAYMENT);
    serve("orders.place", { id: "order_1" });
    const user = showCheckout();
    await fillAddress(user);
    await fillCard(user);
    server.use(confirmedAs("processing"));
    await user.click(await payButton());
    await screen.findByText("At /order-confirmation?orderId=order_1");
    expect(screen.queryByText("Payment Successful")).toBeNull();
    expect(cartActions.currentLines()).toMatchObject([{ id: CUSHION.id, quantity: 2 }]);
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

  it("asks nobody who is there where the page was asked for without a session", async () => {
    const asked = serve("session.read", refusal(401, { message: "Unauthorized" }));
    showPage({ Page: CheckoutRoute, path: "/checkout", loaderData: { ...DEMO, isNobody: true } });
    await screen.findByText(/^At \/auth\?next=%2Fcheckout/);
    expect(asked).toEqual([]);
  });

  it("has nothing to pay for with an empty cart", async () => {
    cartActions.clear();
    showCheckout();
    await screen.findByText("Your cart is empty");
    const link = screen.getByRole("link", { name: "Continue Shopping" });
    expect(link.getAttribute("href")).toBe("/products");
  });

  it("calls no cart empty while the account's is on its way", async () => {
    cartActions.clear();
    const { asked, come } = heldMerge();
    void cartActions.mergeWithAccount();
    await asked;
    showCheckout();
    await screen.findByText("Loading your cart...");
    expect(screen.queryByText("Your cart is empty")).toBeNull();
    come([]);
    await screen.findByText("Your cart is empty");
  });
});

const summaryRows = () => {
  const summary = within(screen.getByRole("region", { name: "Order Summary" }));
  return summary.getAllByRole("term").map(({ textContent, nextSibling }) => {
    return `${textContent} ${nextSibling?.textContent}`;
  });
};
const isDisabled = (button: HTMLElement) => button.getAttribute("aria-disabled") === "true";

describe("the total", () => {
  beforeEach(() => {
    serve("payments.begin", PAYMENT);
  });

  it("is in the specified words where there is nothing but goods and free delivery", async () => {
    const user = showCheckout();
    await payButton();
    await fillAddress(user);
    expect(summaryRows()).toEqual(["Subtotal $99.98", "Shipping Free", "Total $99.98"]);
    screen.getByText("In Canadian dollars, taxes included.");
    expect(screen.queryByLabelText("Discount code")).toBeNull();
    expect(screen.queryByRole("radiogroup")).toBeNull();
  });

  it("is asked anew once a province and once a postal code are there, and what it says is paid", async () => {
    const asked = serve("checkout.totals", ({ body }) =>
      (body as { shipping?: object }).shipping ? WITH_HST : theTotals({ pricesIncludeTax: false }),
    );
    const placed = serve("orders.place", refusal(502, { message: "Away." }));
    const user = showCheckout();
    await payButton();
    screen.getByText(/Taxes are added once you have chosen your province\.$/);
    await fillAddress(user);
    await fillCard(user);
    await screen.findByText("HST (13%)");
    expect(summaryRows()).toEqual([
      ...["Subtotal $99.98", "Delivery Free", "HST (13%) $13.00", "Total $112.98"],
    ]);
    expect((await payButton()).textContent).toBe("Complete Payment - $112.98");
    await user.click(await payButton());
    await screen.findByText("Failed to process payment");
    expect(placed.map(({ body }) => body)).toMatchObject([{ amountCAD: 11_298 }]);
    const items = [{ productId: CUSHION.id, qty: 2 }];
    expect(asked.map(({ body }) => body)).toEqual([
      { items },
      { items, shipping: { region: "on", postal: "" } },
      { items, shipping: { region: "on", postal: "K1A 0B1" } },
    ]);
  });

  it("pressed while it is asked anew, is paid when it stays what the button said, and only then", async () => {
    const held: (() => void)[] = [];
    serve("checkout.totals", async ({ body }) => {
      const { shipping } = body as { shipping?: { region: string } };
      if (shipping) await new Promise<void>((resolve) => held.push(resolve));
      return shipping?.region === "on" ? WITH_HST : theTotals();
    });
    const placed = serve("orders.place", refusal(502, { message: "Away." }));
    const answer = async (count: number) => {
      await waitFor(() => expect(held).toHaveLength(count));
      for (const resolve of held) resolve();
    };
    const user = showCheckout();
    await payButton();
    await fillAddress(user);
    await fillCard(user);
    const button = await payButton();
    expect(isDisabled(button)).toBe(true);
    await user.click(button);
    await answer(2);
    await screen.findByText("Your total has changed");
    expect(placed).toEqual([]);
    await user.selectOptions(screen.getByLabelText("Province"), "Alberta");
    await answer(3);
    await screen.findByRole("button", { name: "Complete Payment - $99.98" });
    await user.selectOptions(screen.getByLabelText("Province"), "Manitoba");
    await user.click(await payButton());
    await answer(4);
    await screen.findByText("Failed to process payment");
    expect(placed.map(({ body }) => body)).toMatchObject([
      { amountCAD: 9998, shipping: { region: "mb" } },
    ]);
  });

  it("cannot be paid when it cannot be asked, which is said and tried again", async () => {
    let isAway = true;
    serve("checkout.totals", ({ body }) => {
      if (!(body as { shipping?: object }).shipping) return theTotals();
      return isAway ? refusal(503, { message: "Please wait." }) : WITH_HST;
    });
    const user = showCheckout();
    expect(isDisabled(await payButton())).toBe(false);
    await user.selectOptions(screen.getByLabelText("Province"), "Ontario");
    await screen.findByText("We could not work out your total.");
    expect(isDisabled(await payButton())).toBe(true);
    isAway = false;
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await screen.findByRole("button", { name: "Complete Payment - $112.98" });
    expect(isDisabled(await payButton())).toBe(false);
  });

  describe("pressed while the payment is renewed", () => {
    const CENTS_OF_THREE = 14_997;
    const piecesIn = (body: unknown) => (body as { items: { qty: number }[] }).items[0]?.qty;

    /** Puts a third cushion into the cart, and presses before its payment is there. */
    async function pressEarly(totalOfThree: number) {
      let answer: () => void = () => undefined;
      const pressed = new Promise<void>((resolve) => {
        answer = resolve;
      });
      serve("checkout.totals", async ({ body }) => {
        if (piecesIn(body) !== 3) return theTotals();
        await pressed;
        return theTotals({ subtotal: CENTS_OF_THREE, total: totalOfThree });
      });
      const placed = serve("orders.place", refusal(502, { message: "Away." }));
      const user = showCheckout();
      await fillAddress(user);
      await fillCard(user);
      act(() => cartActions.add(CUSHION, 1));
      await user.click(screen.getByRole("button", { name: "Complete Payment - $149.97" }));
      await screen.findByRole("button", { name: "Processing Payment..." });
      expect(placed).toEqual([]);
      answer();
      return placed;
    }

    it("waits for it, and is paid then without another press", async () => {
      const placed = await pressEarly(CENTS_OF_THREE);
      await screen.findByText("Failed to process payment");
      expect(placed.map(({ body }) => body)).toMatchObject([
        { amountCAD: CENTS_OF_THREE, items: [{ qty: 3 }] },
      ]);
    });

    it("is not paid when the total turns out to be another", async () => {
      const placed = await pressEarly(CENTS_OF_THREE + 1300);
      await screen.findByText("Your total has changed");
      expect((await payButton()).textContent).toBe("Complete Payment - $162.97");
      expect(placed).toEqual([]);
    });

    it("says where to go on when that has stopped", async () => {
      const user = showCheckout();
      await fillAddress(user);
      await fillCard(user);
      serve("payments.begin", refusal(502, { message: "Away.", code: "payment_unavailable" }));
      act(() => cartActions.add(CUSHION, 1));
      await user.click(await payButton());
      await screen.findByText("Before you can pay, please answer what is asked above.");
      serve("payments.begin", PAYMENT);
      await user.click(screen.getByRole("button", { name: "Try Again" }));
      await waitFor(async () => expect(isDisabled(await payButton())).toBe(false));
      expect(screen.queryByText(/^Before you can pay/)).toBeNull();
    });
  });

  it("has the delivery that was chosen, which the order and a reload remember", async () => {
    const deliveryOptions = [
      { id: "so_free", name: "Standard", amount: 0, estimate: "3 to 7 business days" },
      { id: "so_fast", name: "Express", amount: 1250, estimate: "1 to 2 business days" },
    ];
    serve("checkout.totals", ({ body }) => {
      const { deliveryOptionId = "so_free" } = body as { deliveryOptionId?: string };
      const delivery = deliveryOptionId === "so_fast" ? 1250 : 0;
      const total = 9998 + delivery;
      return theTotals({ deliveryOptions, deliveryOptionId, delivery, total });
    });
    const placed = serve("orders.place", refusal(502, { message: "Away." }));
    const user = showCheckout();
    await user.click(
      await screen.findByRole("radio", { name: /^Express.*business days \$12\.50$/ }),
    );
    await screen.findByRole("button", { name: "Complete Payment - $112.48" });
    await fillAddress(user);
    await fillCard(user);
    expect(summaryRows()).toContain("Delivery (Express) $12.50");
    await user.click(await payButton());
    await screen.findByText("Failed to process payment");
    expect(placed[0]?.body).toMatchObject({ amountCAD: 11_248, deliveryOptionId: "so_fast" });
    cleanup();
    showCheckout();
    const express = await screen.findByRole<HTMLInputElement>("radio", { name: /^Express/ });
    expect(express.checked).toBe(true);
  });

  it("bears less tax with a written order, which the order and a reload remember", async () => {
    const note = "Dr. Singh, October 3";
    serve("checkout.totals", ({ body }) => {
      const hasOrder = (body as { writtenOrder?: string }).writtenOrder === note;
      return hasOrder
        ? theTotals({ asksWrittenOrder: true })
        : { ...WITH_HST, asksWrittenOrder: true };
    });
    const placed = serve("orders.place", refusal(502, { message: "Away." }));
    const user = showCheckout();
    const field = await screen.findByLabelText(/^Who wrote the order/);
    await user.type(field, "Dr");
    await user.tab();
    await screen.findByText(/^Please say who wrote the order and when/);
    expect((await payButton()).textContent).toBe("Complete Payment - $112.98");
    await user.type(field, `${note.slice(2)}`);
    await fillAddress(user);
    await fillCard(user);
    await user.click(await screen.findByRole("button", { name: "Complete Payment - $99.98" }));
    await screen.findByText("Failed to process payment");
    expect(placed[0]?.body).toMatchObject({ amountCAD: 9998, writtenOrder: note });
    cleanup();
    showCheckout();
    const kept = await screen.findByLabelText<HTMLInputElement>(/^Who wrote the order/);
    expect(kept.value).toBe(note);
  });

  it("falls back to a delivery that is offered for the address, and says so", async () => {
    const express = { id: "so_fast", name: "Express", amount: 1250, estimate: "" };
    const { deliveryOptions } = theTotals();
    serve("checkout.totals", ({ body }) => {
      const { shipping, deliveryOptionId } = body as {
        shipping?: object;
        deliveryOptionId?: string;
      };
      if (!shipping) return theTotals({ deliveryOptions: [...deliveryOptions, express] });
      if (!deliveryOptionId) return theTotals();
      const message = "This way of delivery is not offered.";
      return refusal(400, { message, fields: [{ path: "deliveryOptionId", message }] });
    });
    const user = showCheckout();
    await user.click(await screen.findByRole("radio", { name: /^Express/ }));
    await user.selectOptions(screen.getByLabelText("Province"), "Alberta");
    await screen.findByText(
      "The delivery that you chose is not offered for this address. It is Free delivery now.",
    );
    expect((await payButton()).textContent).toBe("Complete Payment - $99.98");
  });

  it("says so where nothing can be delivered to the address", async () => {
    const nowhere = theTotals({ deliveryOptions: [], deliveryOptionId: undefined });
    serve("checkout.totals", ({ body }) =>
      (body as { shipping?: object }).shipping ? nowhere : theTotals(),
    );
    const user = showCheckout();
    await payButton();
    expect(screen.queryByText(notDelivered(SHOP.phone))).toBeNull();
    await user.selectOptions(screen.getByLabelText("Province"), "Nunavut");
    await screen.findByText((_, element) => element?.textContent === notDelivered(SHOP.phone));
  });

  it("takes codes where the store has some, says what each does, and orders with those that apply", async () => {
    serve("checkout.totals", ({ body }) => {
      const { codes = [] } = body as { codes?: string[] };
      const isReduced = codes.includes("TEN");
      return theTotals({
        ...{ acceptsCodes: true, discount: isReduced ? 1000 : 0 },
        total: isReduced ? 8998 : 9998,
        codes: codes.map((code) =>
          code === "TEN"
            ? { code, amount: 1000 }
            : { code, amount: 0, problem: "We do not know this code." },
        ),
      });
    });
    const placed = serve("orders.place", refusal(502, { message: "Away." }));
    const user = showCheckout();
    const field = await screen.findByLabelText("Discount code");
    await user.type(field, " TEN {Enter}");
    await user.type(field, "MISTYPED{Enter}");
    await screen.findByText("We do not know this code.");
    expect(summaryRows()).toContain("Discount (TEN) -$10.00");
    await fillAddress(user);
    await fillCard(user);
    await user.click(await screen.findByRole("button", { name: "Complete Payment - $89.98" }));
    await screen.findByText("Failed to process payment");
    expect(placed[0]?.body).toMatchObject({ amountCAD: 8998, codes: ["TEN"] });
    await user.click(screen.getByRole("button", { name: "Remove TEN" }));
    await screen.findByRole("button", { name: "Complete Payment - $99.98" });
    expect(decodeURIComponent(document.cookie)).toContain('eldercare-codes=["MISTYPED"]');
  });

  it("that changed since is shown and agreed to before anything is charged", async () => {
    const fresh = theTotals({ ...WITH_HST, total: 11_298 });
    let isRaised = false;
    serve("checkout.totals", () => (isRaised ? fresh : theTotals()));
    const placed = serve("orders.place", () => {
      isRaised = true;
      const { acceptsCodes: _, ...totals } = fresh;
      const message = "The total of your cart has changed.";
      return refusal(409, {
        ...{ message, code: "prices_changed", lines: [], amountCAD: 11_298 },
        totals,
      });
    });
    const user = showCheckout();
    await fillAddress(user);
    await fillCard(user);
    await user.click(await payButton());
    await screen.findByText("HST (13%) changed from $0.00 to $13.00.");
    await user.click(screen.getByRole("button", { name: "Continue with $112.98" }));
    await screen.findByRole("button", { name: "Complete Payment - $112.98" });
    expect(placed).toHaveLength(1);
  });

  it("comes with a question where postal code and province do not fit, and is payable", async () => {
    const user = showCheckout();
    await fillAddress(user);
    await user.selectOptions(screen.getByLabelText("Province"), "Quebec");
    await screen.findByText(/usually in Ontario, and you chose Quebec\. Is that right\?/);
    expect(isDisabled(await payButton())).toBe(false);
  });
});

describe("the last order of a browser", () => {
  const PAID = { status: "paid" as const, isGuest: true };

  it("is nothing to staff who sign in after its guest, though they may read every order", async () => {
    rememberPlacedOrder("order_1", cartActions.currentLines(), {
      buyerId: "guest",
      keepsAddress: false,
    });
    const asked = serve("orders.read", anOrder(PAID));
    serve("payments.begin", PAYMENT);
    showCheckout();
    await payButton();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByText(/Your last order is paid/)).toBeNull();
    expect(cartActions.currentLines()).toHaveLength(1);
  });

  it("is not paid again while the bank has yet to answer, and its cart stays until then", async () => {
    rememberPlacedOrder("order_1", cartActions.currentLines(), {
      buyerId: ADA.id,
      keepsAddress: false,
    });
    const own = { isGuest: false, userId: ADA.id };
    serve("orders.read", anOrder({ ...own, paymentState: "processing" }));
    const begun = serve("payments.begin", PAYMENT);
    showCheckout();
    await screen.findByText("Confirming your payment...");
    expect(screen.queryByText(/Your last order is paid/)).toBeNull();
    expect(cartActions.currentLines()).toHaveLength(1);
    serve("orders.read", anOrder({ ...own, status: "paid" }));
    await screen.findByText(/Your last order is paid/);
    expect(cartActions.currentLines()).toEqual([]);
    expect(begun).toEqual([]);
  });

  it("is named as paid where it is an order of whoever checks out by now", async () => {
    rememberPlacedOrder("order_1", cartActions.currentLines(), {
      buyerId: "guest",
      keepsAddress: false,
    });
    serve("orders.read", anOrder({ ...PAID, isGuest: false, userId: ADA.id }));
    serve("payments.begin", PAYMENT);
    showCheckout();
    await screen.findByText(/Your last order is paid/);
    expect(cartActions.currentLines()).toEqual([]);
  });
});
