import type { AnswerOf } from "@eldercare/contracts/calls";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { cartActions } from "~/features/cart/cart-store";
import { forgetGuest } from "~/features/checkout/guest";
import { refusal, serve } from "../../../tests/components/served-calls";
import { showPage } from "../../testing/show-page";
import CheckoutRoute from "./checkout";

const EMAIL = "ada@example.ca";
const OPEN = {
  ...{ payments: "demo", publishableKey: "pk_test_1", guestCheckout: true },
  cart: { items: [], soldOut: [] },
};

const CENTS = { subtotal: 4999, discount: 0, delivery: 0, taxTotal: 0, total: 4999 };
const TOTALS: AnswerOf<"checkout.totals"> = {
  ...CENTS,
  ...{ taxes: [], pricesIncludeTax: true, codes: [], acceptsCodes: false },
  asksWrittenOrder: false,
  deliveryOptionId: "so_free",
  deliveryOptions: [{ id: "so_free", name: "Free delivery", amount: 0, estimate: "" }],
};

const showCheckout = () => showPage({ Page: CheckoutRoute, path: "/checkout", loaderData: OPEN });

beforeEach(() => {
  serve("session.read", refusal(401, { message: "Please sign in first." }));
  serve("checkout.totals", TOTALS);
  forgetGuest();
  cartActions.clear();
  cartActions.add({ id: "prod_cushion", name: "Seat Cushion", price: 49.99, image: "" }, 1);
});

describe("the checkout of a store that lets guests", () => {
  it("offers both ways, and goes on with an address alone", async () => {
    const asked = serve("guests.begin", { email: EMAIL });
    serve("payments.begin", { clientSecret: "pi_1_secret_1" });
    const user = showCheckout();
    const signIn = await screen.findByRole("link", { name: "Login / Sign In" });
    expect(signIn.getAttribute("href")).toMatch(/^\/auth\?next=%2Fcheckout/);
    expect(screen.queryByText("You need to sign in to complete your purchase.")).toBeNull();

    const proceed = screen.getByRole("button", { name: "Continue as a Guest" });
    await user.click(proceed);
    await screen.findByText("Invalid email address");
    await user.type(screen.getByLabelText("Email address"), EMAIL);
    await user.click(proceed);
    await screen.findByRole("button", { name: "Complete Payment - $49.99" });
    expect(asked.map(({ body }) => body)).toEqual([{ email: EMAIL }]);
    expect(screen.getByLabelText<HTMLInputElement>("Email Address").value).toBe(EMAIL);

    await user.click(screen.getByRole("button", { name: "Change" }));
    await screen.findByRole("heading", { name: "Continue as a guest" });
  });

  it("asks again when the guest's time is over", async () => {
    serve("guests.begin", { email: EMAIL });
    serve("payments.begin", refusal(401, { message: "Please sign in first." }));
    const user = showCheckout();
    await user.type(await screen.findByLabelText("Email address"), EMAIL);
    await user.click(screen.getByRole("button", { name: "Continue as a Guest" }));
    await screen.findByRole("heading", { name: "Continue as a guest" });
    expect(cartActions.currentLines()).toHaveLength(1);
  });
});
