import { describe, expect, it } from "vitest";
import { anOrder } from "./an-order.fixture";
import { orderView } from "./order-view";

describe("an order's page", () => {
  it("thanks by name once it is paid", () => {
    const view = orderView(anOrder({ status: "paid" }), true);
    expect(view).toMatchObject({ tone: "good", title: "Thank you, Ada!", isPayable: false });
    expect(view.text).toContain("ada@example.ca");
  });

  it("names the address of the shipping form, to which the mails go", () => {
    const shipping = { ...anOrder().shipping, email: "father@example.ca" };
    expect(orderView(anOrder({ status: "paid", shipping }), true).text).toContain("father@");
    const asked = anOrder({ paymentState: "processing", shipping });
    expect(orderView(asked, false).text).toContain("father@");
  });

  it("leads nobody to the checkout who did not place the order there", () => {
    const [placed] = anOrder().history;
    const history = placed ? [{ ...placed, by: "staff" }] : [];
    for (const paymentState of ["open", "failed", undefined] as const) {
      const view = orderView(anOrder({ history, ...(paymentState && { paymentState }) }), false);
      expect(view).toMatchObject({ tone: "waiting", isPayable: false });
      expect(view.text).toContain("use the link to pay if we sent you one, or call us");
    }
  });

  it("is as its money and goods are, whatever staff called it", () => {
    const { standing } = anOrder({ status: "paid" });
    expect(orderView(anOrder({ status: "pending", standing }), false).title).toMatch(/^Thank you/);
    const unpaid = anOrder({ status: "fulfilled", standing: anOrder().standing });
    for (const order of [unpaid, { ...unpaid, paymentState: "open" as const }]) {
      const title = "Your order is waiting for payment";
      expect(orderView(order, false)).toMatchObject({ title, isPayable: false });
    }
  });

  it("says that the bank is asked, while it is", () => {
    const title = "Confirming your payment...";
    expect(orderView(anOrder({ paymentState: "processing" }), false)).toMatchObject({ title });
    expect(orderView(anOrder({ paymentState: "open" }), true)).toMatchObject({ title });
  });

  it("offers another try when the card was refused, or never tried", () => {
    expect(orderView(anOrder({ paymentState: "failed" }), true)).toMatchObject({
      tone: "bad",
      isPayable: true,
    });
    expect(orderView(anOrder({ paymentState: "open" }), false)).toMatchObject({
      tone: "waiting",
      isPayable: true,
    });
  });

  it.each(["cancelled", "refunded"] as const)(
    "says what became of the money of a %s order",
    (status) => {
      expect(orderView(anOrder({ status }), false).text).toContain("You were not charged.");
      const standing = { receivedCents: 4000, goods: "released" } as const;
      expect(orderView(anOrder({ status, standing }), false).text).toContain("please call us");
    },
  );
});
