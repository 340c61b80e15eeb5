import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import { RunningLow } from "./running-low";
import { ToDoToday } from "./to-do-today";

const NOTHING = { toPack: 0, toSend: 0, openMessages: 0, reviewsToJudge: 0, failedMails: 0 };

it("what there is to do leads to the list that shows it", async () => {
  serve("waitingWork.read", { ...NOTHING, toPack: 3, reviewsToJudge: 1 });
  showScreen(<ToDoToday />);
  const link = await screen.findByRole("link", { name: "1 review to judge" });
  expect(link.getAttribute("href")).toBe("/admin/reviews?state=waiting");
  expect(screen.getAllByRole("link")).toHaveLength(2);
});

it("nothing to do is said kindly", async () => {
  serve("waitingWork.read", NOTHING);
  showScreen(<ToDoToday />);
  await screen.findByText("Nothing waits for you. Well done!");
});

it("what runs low says how long it lasts", async () => {
  const item = { productId: "prod_1", variantName: "", soldPerWeek: 2.25 };
  serve("lowStock.list", {
    items: [
      { ...item, name: "Bib", stock: 0, weeksLeft: 0 },
      { ...item, productId: "prod_2", name: "Cane", variantName: "Red", stock: 5, weeksLeft: 2.2 },
    ],
  });
  showScreen(<RunningLow />);
  await screen.findByText("Sold out");
  await screen.findByText("About 2 weeks");
  const link = screen.getByRole("link", { name: "Cane (Red)" });
  expect(link.getAttribute("href")).toBe("/admin/products?edit=prod_2");
});
