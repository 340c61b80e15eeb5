import type { Order, StaffRole } from "@eldercare/contracts";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { refusal, serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import OrdersScreen from "./orders-screen";

const ADA: Order = {
  ...{ id: "order_01AAAAAAAA", number: 12, email: "ada@example.ca", userId: "cus_1" },
  ...{ isGuest: false, status: "paid", createdAt: "2026-01-01T00:00:00.000Z", amountCAD: 1130 },
  standing: { receivedCents: 1130, goods: "reserved" },
  totals: {
    ...{ subtotal: 1000, discount: 0, delivery: 0, deliveryName: "Free delivery", codes: [] },
    ...{ taxes: [{ name: "HST", rate: 13, amount: 130 }], taxTotal: 130, total: 1130 },
    pricesIncludeTax: false,
  },
  ...{ currency: "CAD", stripeId: null, items: [], history: [] },
  shipping: {
    ...{ name: "Ada Park", email: "ada@example.ca", phone: "", address: "", city: "" },
    ...{ region: "on", postal: "" },
  },
};
const GRACE: Order = { ...ADA, id: "order_01BBBBBBBB", number: 13, email: "grace@example.ca" };

const showOrders = (
  at = "/admin/orders",
  abandoned = 0,
  role: StaffRole = "owner",
  orders: Order[] = [GRACE, ADA],
) => {
  serve("packing.list", { orders: [], total: 0 });
  serve("moneyCheck.read", { check: null });
  const total = orders.length;
  const asked = serve("orders.list", { orders, total, isMore: false, abandoned });
  return { ...showScreen(<OrdersScreen />, at, role), asked };
};
const openDialog = (number: number) =>
  screen.findByRole("dialog", { name: new RegExp(`^Order ${number} `) });

afterEach(() => sessionStorage.clear());

describe("the list of orders", () => {
  it("opens an order by a click on its row, in the address, and Back closes it", async () => {
    const { user, router } = showOrders();
    await user.click(await screen.findByText("ada@example.ca"));
    await openDialog(12);
    expect(router.state.location.search).toBe("?order=order_01AAAAAAAA");
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(router.state.location.search).toBe("");
  });

  it("leads to a change of what is left of an order that was sent in part, to the same once more, and to whose it is", async () => {
    const standing = { ...ADA.standing, goods: "part-sent" as const };
    serve("orders.read", { ...ADA, standing });
    showOrders("/admin/orders?order=order_01AAAAAAAA");
    serve("orders.list", { orders: [], total: 0, isMore: false });
    await openDialog(12);
    const change = await screen.findByRole("link", { name: "Change Order" });
    expect(change.getAttribute("href")).toBe("/admin/orders/change?order=order_01AAAAAAAA");
    const person = screen.getByRole("link", { name: "ada@example.ca" });
    expect(person.getAttribute("href")).toBe("/admin/customers?customer=ada%40example.ca");
    const again = screen.getByRole("link", { name: "Order Again" });
    expect(again.getAttribute("href")).toBe("/admin/orders/new?for=order_01AAAAAAAA&goods=same");
  });

  it("leads from an order without an email address to who placed it", async () => {
    serve("orders.read", { ...ADA, id: "order_01CCCCCCCC", email: "" });
    showOrders("/admin/orders?order=order_01CCCCCCCC");
    await openDialog(12);
    const person = await screen.findByRole("link", { name: "Ada Park" });
    expect(person.getAttribute("href")).toBe("/admin/customers?order=order_01CCCCCCCC");
  });

  it("shows a change that waits for its payment, which staff end", async () => {
    const proposal = {
      ...{ cents: 2000, changes: ["Cane: 3 instead of 2."], by: "me@x.ca" },
      until: "2026-12-02T12:00:00.000Z",
    };
    serve("orders.read", { ...ADA, id: "order_01CCCCCCCC", proposal });
    const { user } = showOrders("/admin/orders?order=order_01CCCCCCCC");
    const ended = serve("orderEdits.endProposal", { order: ADA, message: "Ended." });
    const dialog = within(await openDialog(12));
    await dialog.findByText("Cane: 3 instead of 2.");
    expect(dialog.queryByRole("button", { name: "Fulfil" })).toBeNull();
    await user.click(dialog.getByRole("button", { name: "End the Change" }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "End the Change" }));
    await waitFor(() => expect(ended).toHaveLength(1));
  });

  it("opens an order by Enter on its number; closing it leads back", async () => {
    const { user, router } = showOrders();
    (await screen.findByRole("link", { name: /^12/ })).focus();
    await user.keyboard("{Enter}");
    const dialog = await openDialog(12);
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(router.state.location.search).toBe(""));
  });

  it("says beside the status what of an order was paid back, in the list and in the order", async () => {
    const back = { at: "2026-01-02T00:00:00.000Z", amount: 2000 };
    const parts = { subtotal: 2000, discount: 0, delivery: 0, taxes: [], taxTotal: 0 };
    const standing = { receivedCents: 5000, goods: "reserved" as const };
    const order: Order = { ...ADA, amountCAD: 5000, standing, refunds: [{ ...back, ...parts }] };
    const { user } = showOrders(undefined, 0, "owner", [order]);
    await user.click(await screen.findByText("$20.00 paid back"));
    within(await openDialog(12)).getByText("$20.00 paid back");
  });

  it("closes with Escape and stays on the list", async () => {
    const { user, router } = showOrders("/admin");
    await act(() => router.navigate("/admin/orders"));
    await user.click(await screen.findByText("ada@example.ca"));
    await openDialog(12);
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(router.state.location.pathname).toBe("/admin/orders");
  });

  it("opens the order of an address that somebody passed on, also one that is not listed", async () => {
    serve("orders.read", { ...ADA, id: "order_01CCCCCCCC", number: 7 });
    showOrders("/admin/orders?order=order_01CCCCCCCC&status=pending");
    await openDialog(7);
  });

  it("sorts by a header, and the other way round when it is pressed again", async () => {
    const { user, asked } = showOrders();
    await screen.findByText("ada@example.ca");
    expect(screen.getByRole("columnheader", { name: "Date" }).ariaSort).toBe("descending");
    await user.click(screen.getByRole("button", { name: "Customer" }));
    await waitFor(() => expect(asked.at(-1)?.query.get("sort")).toBe("customer"));
    await user.click(screen.getByRole("button", { name: "Customer" }));
    await waitFor(() => expect(asked.at(-1)?.query.get("sort")).toBe("-customer"));
    expect(screen.getByRole("columnheader", { name: "Customer" }).ariaSort).toBe("descending");
  });

  it("shows the orders of some days, which its files are of too", async () => {
    const { user, asked } = showOrders("/admin/orders?from=2026-11-02&to=yesterday");
    await screen.findByText("ada@example.ca");
    await screen.findByText(/asks for “to: yesterday”, which this list does not know/);
    expect(asked[0]?.query.get("from")).toBe("2026-11-02");
    const days = screen.getByRole("combobox", { name: "Filter by day" });
    expect(days).toHaveProperty("value", "Choose Days...");
    await user.type(screen.getAllByLabelText("To")[0] as HTMLElement, "2026-11-08");
    await waitFor(() => expect(asked.at(-1)?.query.get("to")).toBe("2026-11-08"));
    const file = screen.getByRole("link", { name: "Export CSV" }).getAttribute("href");
    expect(file).toContain("from=2026-11-02&to=2026-11-08");
    await user.selectOptions(days, "Any Day");
    await waitFor(() => expect(asked.at(-1)?.query.get("from")).toBeNull());
    expect(screen.getAllByLabelText("To")).toHaveLength(1);
  });

  it("says that abandoned checkouts are left out, and shows them", async () => {
    const { user, asked } = showOrders("/admin/orders", 58);
    await screen.findByText(/Not listed: 58 abandoned checkouts, never paid\./);
    expect(asked[0]?.query.get("abandoned")).toBe("false");
    await user.click(screen.getByRole("button", { name: "Show Them" }));
    await waitFor(() => expect(asked.at(-1)?.query.get("abandoned")).toBe("true"));
    expect(asked.at(-1)?.query.get("status") ?? "").toBe("");
  });

  it("shows all orders, and says so, where the address asks for a status that there is not", async () => {
    const { asked } = showOrders("/admin/orders?status=lost");
    await screen.findByText(
      /asks for “status: lost”, which this list does not know\. It is left out/,
    );
    await screen.findByText("ada@example.ca");
    expect(asked[0]?.query.get("status") ?? "").toBe("");
  });

  it("says of everything in the address that it does not know, and keeps the rest", async () => {
    const { asked } = showOrders("/admin/orders?status=paid&sort=colour&statuss=paid&page=x");
    await screen.findByText(
      /“sort: colour” and “statuss: paid” and “page: x”, which this list does not know\. They are left out/,
    );
    expect(asked[0]?.query.get("status")).toBe("paid");
    expect(asked[0]?.query.get("sort") ?? "").toBe("");
  });

  it("lets packers set no status, in the list and in an order", async () => {
    const { user } = showOrders("/admin/orders", 0, "packer");
    await user.click(await screen.findByText("ada@example.ca"));
    const dialog = await openDialog(12);
    expect(within(dialog).queryByRole("button", { name: "Update Status" })).toBeNull();
    expect(document.querySelector('[aria-label^="Status of order"]')).toBeNull();
  });

  it("is as it was left when it is opened again", async () => {
    const { router } = showOrders("/admin/orders?status=paid&sort=amount&page=1");
    await screen.findByText("ada@example.ca");
    await act(() => router.navigate("/admin/orders"));
    await screen.findByText("ada@example.ca");
    expect(router.state.location.search).toBe("");
    await act(() => router.navigate("/admin/orders?status=paid&sort=amount"));
    document.body.innerHTML = "";
    const again = showOrders();
    await waitFor(() =>
      expect(again.router.state.location.search).toBe("?status=paid&sort=amount"),
    );
    expect(again.asked[0]?.query.get("status")).toBe("paid");
  });
});

describe("the money check", () => {
  const check = {
    ...{ finishedAt: "2026-11-23T08:10:00.000Z", days: 30, payments: 412, orders: 398 },
    ...{ mismatches: [], olderSince: "2026-06-03T08:10:00.000Z" },
  };
  const mismatch = {
    ...({ kind: "refunded-there", stripeId: "pi_1" } as const),
    ...{ order: { id: ADA.id, number: 12 }, thereCents: 2000, hereCents: 0 },
  };

  async function showMismatch() {
    const shown = showOrders();
    await screen.findByText(/have not been compared with the orders yet/);
    serve("moneyCheck.run", { check: { ...check, mismatches: [mismatch] } });
    serve("moneyCheck.read", { check: { ...check, mismatches: [mismatch] } });
    await shown.user.click(screen.getByRole("button", { name: "Check Now" }));
    return shown;
  }

  it("says in words what disagrees and what to do, above the orders, and opens the order", async () => {
    const { user, toasts } = await showMismatch();
    await screen.findByText("Stripe paid back $20.00. The order says $0.00.");
    screen.getByText(/compared each night, 30 days at a time; this round is back to Jun/);
    expect(screen.getByText(/^Look up at Stripe who paid it back\./)).toBeTruthy();
    expect(toasts.map(({ title }) => title)).toEqual(["Some Payments Disagree"]);
    await user.click(screen.getByRole("button", { name: "Open order 12" }));
    await openDialog(12);
  });

  it("takes what staff settled in another way from the list, once they have said how", async () => {
    const { user } = await showMismatch();
    const settled = serve("moneyCheck.settle", { check });
    await user.click(
      await screen.findByRole("button", { name: "Settled in another way: order 12" }),
    );
    const dialog = within(await screen.findByRole("dialog", { name: "Settle order 12" }));
    await user.click(dialog.getByRole("button", { name: "It Is Settled" }));
    dialog.getByText("Please say how it was settled");
    await user.type(dialog.getByLabelText(/^How it was settled/), "Cheque 1043");
    serve("moneyCheck.read", { check });
    await user.click(dialog.getByRole("button", { name: "It Is Settled" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await screen.findByText(/30 days agree\./);
    const { order: _, ...sums } = mismatch;
    expect(settled.map(({ body }) => body)).toEqual([{ ...sums, how: "Cheque 1043" }]);
  });
});

describe("a status that staff set", () => {
  const QUESTION = {
    title: "Refund Order",
    sentences: ["$11.30 goes back to the card."],
    ...{ action: "Refund", asksMeans: false, isFinal: true },
  };
  const waiting = { to: "refunded", by: "owner@example.ca", secondsLeft: 10 } as const;
  /** Chooses it in the menu of Ada's row, and agrees. */
  async function refund({ user }: ReturnType<typeof showOrders>) {
    serve("orders.askStatus", QUESTION);
    await user.click(
      await screen.findByRole("button", { name: "What to do with order #AAAAAAAA" }),
    );
    await user.click(await screen.findByRole("menuitem", { name: "Refund" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Refund Order" }));
    expect(question.getByText("$11.30 goes back to the card.")).toBeTruthy();
    await user.click(question.getByRole("button", { name: "Refund" }));
  }

  it("can be undone in its row while nothing of it is done", async () => {
    const shown = showOrders();
    await screen.findByText("ada@example.ca");
    const set = serve("orders.setStatus", { order: { ...ADA, waiting }, message: "Not yet." });
    serve("orders.list", { orders: [GRACE, { ...ADA, waiting }], total: 2, isMore: false });
    await refund(shown);
    expect(await screen.findByText("Done in 10 s")).toBeTruthy();
    expect(set.map(({ body }) => body)).toEqual([
      { status: "refunded", agreed: QUESTION.sentences, waits: true },
    ]);
    serve("orders.undoStatus", { order: ADA, message: "Nothing was done." });
    serve("orders.list", { orders: [GRACE, ADA], total: 2, isMore: false });
    await shown.user.click(screen.getByRole("button", { name: "Undo: order 12 to Refunded" }));
    await waitFor(() => expect(screen.queryByText(/^Done in/)).toBeNull());
    expect(shown.toasts.map(({ title }) => title)).toEqual(["Order Updated", "Undone"]);
  });

  it("is asked about again where the order changed between question and answer", async () => {
    const shown = showOrders();
    await screen.findByText("ada@example.ca");
    serve("orders.setStatus", refusal(409, { message: "No.", code: "question_changed" }));
    await refund(shown);
    const again = within(await screen.findByRole("alertdialog", { name: "Refund Order" }));
    expect(await again.findByText(/^The order has changed in the meantime\./)).toBeTruthy();
    expect(shown.toasts).toEqual([]);
  });
});
