import type { Review } from "@eldercare/contracts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import ReviewsScreen from "./reviews-screen";

const WAITING: Review = {
  ...{ id: "prev_1", orderId: "order_1", email: "ada@example.ca", name: "Ada", stars: 2 },
  product: { id: "prod_1", name: "Walker", slug: "walker" },
  text: "It squeaks.",
  state: "waiting",
  ...{ reason: null, answer: null, writtenAt: "2026-11-22T07:00:00.000Z" },
};

async function open() {
  serve("reviews.listAll", { reviews: [WAITING], total: 1, waiting: 1 });
  const shown = showScreen(<ReviewsScreen />);
  await screen.findByText("1 review waits for you");
  await shown.user.click(
    await screen.findByRole("button", { name: "View the review of Walker by Ada" }),
  );
  const dialog = within(await screen.findByRole("dialog", { name: "Walker" }));
  return { ...shown, dialog };
}

it("a review is published with one button", async () => {
  const { user, toasts, dialog } = await open();
  const sent = serve("reviews.judge", { ...WAITING, state: "published" });
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(toasts[0]?.description).toBe("It is on the product's page."));
  expect(sent.map(({ body }) => body)).toEqual([{ state: "published" }]);
});

it("a review is refused for a reason of the list, and not without one", async () => {
  const { user, toasts, dialog } = await open();
  const sent = serve("reviews.judge", { ...WAITING, state: "refused", reason: "off-topic" });
  const refuse = dialog.getByRole<HTMLButtonElement>("button", { name: "Refuse" });
  expect(refuse.disabled).toBe(true);
  await user.selectOptions(
    dialog.getByRole("combobox", { name: "Reason to refuse it" }),
    "It is not about this product.",
  );
  await user.click(refuse);
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(sent.map(({ body }) => body)).toEqual([{ state: "refused", reason: "off-topic" }]);
});

it("a review is answered", async () => {
  const { user, toasts, dialog } = await open();
  const answer = { text: "We send you oil.", at: "2026-11-23T07:00:00.000Z" };
  const sent = serve("reviews.answer", { ...WAITING, answer });
  await user.type(dialog.getByRole("textbox", { name: "Your answer" }), answer.text);
  await user.click(dialog.getByRole("button", { name: "Save Answer" }));
  await waitFor(() => expect(toasts[0]?.description).toBe("Your answer stands below it."));
  expect(sent.map(({ body }) => body)).toEqual([{ answer: answer.text }]);
});
