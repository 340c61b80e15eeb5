import type { Order, PackingOrder } from "@eldercare/contracts";
import { linkInMail } from "../../support/mail-link.ts";
import type { Clerk } from "./clerk.ts";
import type { Job } from "./job.ts";
import { mark, must, until, type World } from "./world.ts";

/** A piece costs $42.50, of which 13 % HST are $4.89: the shop's prices include taxes. */
const PIECE_CENTS = 4250;
const TAX_OF_PIECE_CENTS = 489;

function isPieceBack({ refunds = [] }: Order): boolean {
  const [refund] = refunds;
  return refund?.amount === PIECE_CENTS && refund.taxTotal === TAX_OF_PIECE_CENTS;
}

/** Finds an order by what somebody says of it, and opens it. */
async function openOrder(clerk: Clerk, words: string, { number }: Order): Promise<void> {
  await clerk.goTo("Orders");
  await clerk.search(clerk.page.getByRole("searchbox", { name: "Search orders" }), words);
  await clerk.see(onlyRow(clerk, number));
  await clerk.click(clerk.page.getByRole("link", { name: new RegExp(`^${number}\\b`) }));
  await clerk.see(dialogOf(clerk, number));
}

/** The list has found the one order, and nothing else. */
const onlyRow = ({ page }: Clerk, number: number) =>
  page.locator(`tbody:not(:has(tr:nth-child(2))) tr`).filter({ hasText: String(number) });

const dialogOf = ({ page }: Clerk, number: number) =>
  page.getByRole("dialog", { name: new RegExp(`^Order ${number} `) });

async function packingOf({ staff }: World, id: string): Promise<PackingOrder | undefined> {
  const { orders } = await staff<{ orders: PackingOrder[] }>("packing.list", {
    query: { orders: id },
  });
  return orders[0];
}

/** A status is set some seconds after staff agreed to it: until then it can be undone. */
const statusIs = async (world: World, { id }: Order, status: Order["status"]) => {
  await until(`order ${id} is ${status}`, async () => {
    const order = await world.readOrder(id);
    return order.status === status || undefined;
  });
};

export const ORDER_JOBS: readonly Job[] = [
  {
    name: "Find an order by phone number",
    async begin(world) {
      const digits = String(Number.parseInt(mark(), 16) % 10_000_000).padStart(7, "0");
      const phone = `613-${digits.slice(0, 3)}-${digits.slice(3)}`;
      const order = await world.order({ isPaid: true, phone });
      return {
        async work(clerk) {
          await clerk.goTo("Orders");
          const box = clerk.page.getByRole("searchbox", { name: "Search orders" });
          // As somebody says it on the phone, not as it was written.
          await clerk.search(box, `613 ${digits}`);
          await clerk.see(onlyRow(clerk, order.number));
        },
        check: async () => undefined,
      };
    },
  },
  {
    name: "Find an order by the buyer's name, and open it",
    async begin(world) {
      const name = `Winifred ${mark().replaceAll(/\d/g, "x")}`;
      const order = await world.order({ isPaid: true, name });
      return {
        work: (clerk) => openOrder(clerk, name, order),
        check: async () => undefined,
      };
    },
  },
  {
    name: "Fulfil a paid order",
    async begin(world) {
      const order = await world.order({ isPaid: true });
      return {
        async work(clerk) {
          await openOrder(clerk, String(order.number), order);
          await clerk.click(clerk.button("Fulfil", dialogOf(clerk, order.number)));
          await clerk.click(clerk.question().getByRole("button").last());
          await clerk.see(clerk.toast("Order Updated"));
        },
        check: () => statusIs(world, order, "fulfilled"),
      };
    },
  },
  {
    name: "Send a part of an order, with carrier and tracking number",
    async begin(world) {
      const order = await world.order({ isPaid: true, qty: 2 });
      const number = `${Date.now()}`;
      return {
        async work(clerk) {
          await clerk.goTo("Packing");
          const box = clerk.page.getByRole("searchbox", { name: "Find an order to pack" });
          await clerk.type(box, String(order.number));
          await clerk.press("Enter");
          const dialog = clerk.page.getByRole("dialog", { name: `Pack order ${order.number}` });
          await clerk.type(dialog.getByLabel(/^Pieces of /), "1");
          await clerk.choose(dialog.getByLabel("Carrier"), "Purolator");
          await clerk.type(dialog.getByLabel("Tracking Number"), number);
          await clerk.click(clerk.button("Send Parcel", dialog));
          await clerk.click(clerk.button("Send Parcel", clerk.question("Send Parcel")));
          await clerk.see(clerk.toast(`Order ${order.number}`));
        },
        async check() {
          const packing = await packingOf(world, order.id);
          const [tracking] = packing?.parcels[0]?.trackings ?? [];
          must(tracking?.number === number, `the parcel of ${order.id} has its number`);
          must(packing?.lines[0]?.sent === 1, `one piece of ${order.id} has left`);
        },
      };
    },
  },
  {
    name: "Print the slips of three orders, and mark all sent",
    async begin(world) {
      const orders = await Promise.all([1, 2, 3].map(() => world.order({ isPaid: true })));
      return {
        async work(clerk) {
          await clerk.goTo("Packing");
          for (const { number } of orders)
            await clerk.click(clerk.page.getByRole("checkbox", { name: `Choose order ${number}` }));
          await clerk.click(clerk.button("Print Slips"));
          await clerk.see(clerk.page.getByRole("heading", { level: 1, name: "Packing Slips" }));
          await clerk.click(clerk.button("Print"));
          await clerk.click(clerk.button("Back"));
          await clerk.click(clerk.button("Mark All Sent"));
          await clerk.click(clerk.button("Mark All Sent", clerk.question()));
          await clerk.see(clerk.page.getByText("3 of 3 done, 0 failed."));
          await clerk.press("Escape");
        },
        async check() {
          for (const order of orders) await statusIs(world, order, "fulfilled");
        },
      };
    },
  },
  {
    name: "Pay a piece of an order back, with its taxes",
    async begin(world) {
      const order = await world.order({ isPaid: true, qty: 2 });
      return {
        async work(clerk) {
          await openOrder(clerk, String(order.number), order);
          await clerk.click(clerk.button("Pay Part Back", dialogOf(clerk, order.number)));
          const form = clerk.page.getByRole("dialog", { name: /^Pay part of order / });
          await clerk.type(form.getByLabel(/^Pieces of /), "1");
          await clerk.choose(form.getByLabel("Reason"), "Damaged or faulty");
          await clerk.click(clerk.button("Continue", form));
          await clerk.click(clerk.question().getByRole("button").last());
          await clerk.see(clerk.toast("Order Updated"));
        },
        async check() {
          const isBack = isPieceBack(await world.readOrder(order.id));
          must(isBack, `$42.50 of ${order.id} went back, with its taxes`);
        },
      };
    },
  },
  {
    name: "Take a return of somebody who calls, until its money is back",
    async begin(world) {
      const order = await world.order({ isPaid: true, qty: 2 });
      await world.send(order);
      return {
        async work(clerk) {
          await openOrder(clerk, String(order.number), order);
          const dialog = dialogOf(clerk, order.number);
          await clerk.click(clerk.button("Add Return", dialog));
          const form = clerk.page.getByRole("dialog", { name: `Return of order ${order.number}` });
          await clerk.type(form.getByLabel(/^Pieces of /), "1");
          await clerk.choose(form.getByLabel("Reason"), "Damaged or faulty");
          await clerk.click(clerk.button("Add Return", form));
          // Some days later:
          await clerk.click(clerk.button("Goods Are Here", dialog));
          await clerk.click(clerk.button("Pay Back", dialog));
          const back = clerk.page.getByRole("dialog", { name: /^Pay part of order / });
          await clerk.click(clerk.button("Continue", back));
          await clerk.click(clerk.question().getByRole("button").last());
          await clerk.see(dialog.getByText("Paid back", { exact: true }));
        },
        async check() {
          const now = await world.readOrder(order.id);
          must(now.returns?.[0]?.state === "refunded", `the return of ${order.id} is paid back`);
          must(isPieceBack(now), `$42.50 of ${order.id} went back, with its taxes`);
        },
      };
    },
  },
  {
    name: "Take an order on the phone, and mail its link to pay",
    async begin(world) {
      const email = `caller-${mark()}@example.ca`;
      return {
        async work(clerk) {
          const { page } = clerk;
          await clerk.goTo("Orders");
          await clerk.click(page.getByRole("link", { name: "New Order" }));
          await clerk.type(page.getByLabel("Find a product"), world.sold.name);
          await clerk.click(clerk.button(`Add ${world.sold.name}`));
          for (const [label, value] of [
            ["Full Name", "Grace Roy"],
            ["Email", email],
            ["Phone", "416-555-0142"],
            ["Street Address", "12 Elm Street"],
            ["City", "Ottawa"],
          ] as const)
            await clerk.type(page.getByRole("textbox", { name: label }), value);
          await clerk.choose(page.getByLabel("Province"), "Ontario");
          await clerk.see(page.getByText(/^HST \(13%\)/));
          await clerk.click(clerk.button(/^Place Order and Email Link \(\$/));
          await clerk.see(page.getByRole("heading", { name: /^Order \d+ was placed$/ }));
        },
        async check() {
          must((await linkInMail(email, "/pay")) !== "", `${email} got the link`);
        },
      };
    },
  },
  {
    name: "Add a piece to a paid order, and mail a link to pay for it",
    async begin(world) {
      const order = await world.order({ isPaid: true });
      return {
        async work(clerk) {
          const { page } = clerk;
          await openOrder(clerk, String(order.number), order);
          const dialog = dialogOf(clerk, order.number);
          await clerk.click(dialog.getByRole("link", { name: "Change Order" }));
          await clerk.type(page.getByRole("textbox", { name: /^Pieces of / }), "2");
          const means = page.getByLabel("How is the difference paid?");
          await clerk.choose(means, "By card: mail a link to pay it");
          // Read first: nothing is proposed before the screen knows what it would do.
          await clerk.see(page.getByText(/^The change waits until/));
          await clerk.click(clerk.button("Propose Change"));
          await clerk.see(page.getByRole("heading", { name: "Waiting for the payment" }));
        },
        async check() {
          const { proposal } = await world.readOrder(order.id);
          must(proposal?.cents === PIECE_CENTS, `$42.50 of ${order.id} are to be paid`);
          must((await linkInMail(order.email, "/pay")) !== "", `${order.email} got the link`);
        },
      };
    },
  },
  {
    name: "Take a status back, just after it was set",
    async begin(world) {
      const order = await world.order({ isPaid: true });
      return {
        async work(clerk) {
          await openOrder(clerk, String(order.number), order);
          const dialog = dialogOf(clerk, order.number);
          await clerk.click(clerk.button("Refund", dialog));
          await clerk.click(clerk.question().getByRole("button").last());
          await clerk.click(dialog.getByRole("button", { name: /^Undo/ }).first());
          await clerk.see(clerk.toast("Undone"));
        },
        async check() {
          const { status, waiting } = await world.readOrder(order.id);
          must(status === "paid" && !waiting, `order ${order.id} stays as it was`);
        },
      };
    },
  },
  {
    name: "Cancel an order that is not paid",
    async begin(world) {
      const order = await world.order({ isPaid: false });
      return {
        async work(clerk) {
          await openOrder(clerk, String(order.number), order);
          await clerk.click(clerk.button("Cancel Order", dialogOf(clerk, order.number)));
          await clerk.click(clerk.button("Cancel Order", clerk.question("Cancel Order")));
          await clerk.see(clerk.toast("Order Updated"));
        },
        check: () => statusIs(world, order, "cancelled"),
      };
    },
  },
  {
    name: "Sales and refunds of the month, as a file for the accountant",
    async begin(world) {
      const order = await world.order({ isPaid: true });
      let file = "";
      return {
        async work(clerk) {
          await clerk.goTo("Orders");
          const today = new Date().toISOString().slice(0, 10);
          await clerk.typeDay(
            clerk.page.getByLabel("From", { exact: true }),
            `${today.slice(0, 8)}01`,
          );
          await clerk.typeDay(clerk.page.getByLabel("To", { exact: true }), today);
          const link = clerk.page.getByRole("link", { name: "Export Sales and Refunds" });
          file = String((await clerk.download(link)).bytes);
        },
        async check() {
          const { amountCAD, number } = await world.readOrder(order.id);
          const line = file.split("\n").find((each) => each.includes(`,${number},`));
          const amount = (amountCAD / 100).toFixed(2);
          must(line?.includes(amount) === true, `order ${number} stands there with ${amount}`);
        },
      };
    },
  },
  {
    name: "All fulfilled orders, as an Excel file",
    async begin(world) {
      const order = await world.order({ isPaid: true });
      await world.send(order);
      let file: { name: string; bytes: Buffer } = { name: "", bytes: Buffer.alloc(0) };
      return {
        async work(clerk) {
          await clerk.goTo("Orders");
          const status = clerk.page.getByRole("combobox", { name: "Filter by status" });
          await clerk.choose(status, "Fulfilled");
          await clerk.see(clerk.row(order.email).first());
          file = await clerk.download(clerk.page.getByRole("link", { name: "Export Excel" }));
        },
        async check() {
          must(file.name.endsWith(".xlsx"), `${file.name} is a workbook`);
          must(file.bytes.subarray(0, 2).toString() === "PK", `${file.name} is one inside`);
        },
      };
    },
  },
];
