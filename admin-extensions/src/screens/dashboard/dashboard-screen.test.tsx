import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import { RecentOrders } from "./recent-orders";
import { RunningLow } from "./running-low";
import { SalesCard } from "./sales-card";
import { ToDoToday } from "./to-do-today";

const NOTHING = {
  toPack: 0,
  toSend: 0,
  openReturns: 0,
  moneyMismatches: 0,
  openMessages: 0,
  reviewsToJudge: 0,
  failedMails: 0,
};

it("what there is to do leads to the list that shows it", async () => {
  serve("waitingWork.read", { ...NOTHING, toPack: 3, reviewsToJudge: 1 });
  showScreen(<ToDoToday />);
  const link = await screen.findByRole("link", { name: "1 review to check" });
  expect(link.getAttribute("href")).toBe("/admin/reviews?state=waiting");
  expect(screen.getAllByRole("link")).toHaveLength(2);
});

it("nothing to do is said kindly", async () => {
  serve("waitingWork.read", NOTHING);
  showScreen(<ToDoToday />);
  await screen.findByText("Nothing is waiting for you. Well done!");
});

it("a recent order is called by number and name, says what was paid back, and leads to itself", () => {
  const order = {
    ...{ id: "order_01AAAAAAAA", number: 12, name: "Ada Park", email: "", amountCAD: 1130 },
    ...{ partBackCAD: 130, status: "paid" as const, createdAt: "2026-01-01T00:00:00.000Z" },
  };
  showScreen(<RecentOrders orders={[order]} />);
  const link = screen.getByRole("link", { name: "12 Ada Park" });
  expect(link.getAttribute("href")).toBe("/admin/orders?order=order_01AAAAAAAA");
  screen.getByText("#AAAAAAAA No email: please call");
  screen.getByText("$1.30 paid back");
});

it("what runs low says how long it lasts", async () => {
  const item = { productId: "prod_1", variantName: "", soldPerWeek: 2.25, waiting: 0 };
  serve("lowStock.list", {
    items: [
      { ...item, name: "Bib", stock: 0, weeksLeft: 0, waiting: 3 },
      { ...item, productId: "prod_2", name: "Cane", variantName: "Red", stock: 5, weeksLeft: 2.2 },
    ],
  });
  showScreen(<RunningLow />);
  await screen.findByText("Sold out");
  await screen.findByText("About 2 weeks");
  await screen.findByText("3 people");
  const link = screen.getByRole("link", { name: "Cane (Red)" });
  expect(link.getAttribute("href")).toBe("/admin/products?edit=prod_2");
});

it("sales say what came in beside what came before, as figures and as a table", async () => {
  const count = (from: string, revenueCAD: number, orders: number) => ({
    ...{ from, revenueCAD, orders },
  });
  serve("sales.read", {
    by: "day",
    now: [count("2026-11-21", 12_000, 2), count("2026-11-22", 0, 0)],
    before: [count("2026-11-19", 10_000, 1), count("2026-11-20", 0, 0)],
    running: count("2026-11-23", 995, 1),
  });
  const { user } = showScreen(<SalesCard />);
  await screen.findByText("+20%");
  screen.getByText(/Today so far: \$9\.95 from 1 order\./);
  await user.click(screen.getByText("All figures as a table"));
  screen.getByRole("row", { name: "Nov 21 $120.00 Nov 19 $100.00" });
  await user.selectOptions(screen.getByRole("combobox", { name: "Shown figure" }), "Orders");
  screen.getByRole("row", { name: "Nov 21 2 Nov 19 1" });
});
