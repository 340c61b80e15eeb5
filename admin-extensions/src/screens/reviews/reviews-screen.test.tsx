import type { Review } from "@eldercare/contracts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { refusal, serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import ReviewsScreen from "./reviews-screen";

const WAITING: Review = {
  ...{ id: "prev_1", orderId: "order_1", email: "ada@example.ca", name: "Ada", stars: 2 },
  product: { id: "prod_1", name: "Walker", slug: "walker" },
  text: "It squeaks.",
  state: "waiting",
  ...{ reason: null, answer: null, writtenAt: "2026-11-22T07:00:00.000Z" },
};

const { writtenAt } = WAITING;

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
  expect(sent.map(({ body }) => body)).toEqual([{ state: "published", writtenAt }]);
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
  expect(sent.map(({ body }) => body)).toEqual([
    { state: "refused", reason: "off-topic", writtenAt },
  ]);
});

it("a review is answered", async () => {
  const { user, toasts, dialog } = await open();
  const answer = { text: "We send you oil.", at: "2026-11-23T07:00:00.000Z" };
  const sent = serve("reviews.answer", { ...WAITING, answer });
  await user.type(dialog.getByRole("textbox", { name: "Your answer" }), answer.text);
  await user.click(dialog.getByRole("button", { name: "Save Answer" }));
  await waitFor(() => expect(toasts[0]?.description).toBe("Your answer stands below it."));
  expect(sent.map(({ body }) => body)).toEqual([{ answer: answer.text, writtenAt }]);
});

it("an answer that was typed stays when its review is published and leaves the list", async () => {
  const { user, toasts, dialog } = await open();
  await user.type(dialog.getByRole("textbox", { name: "Your answer" }), "We send you oil.");
  serve("reviews.judge", { ...WAITING, state: "published" });
  serve("reviews.listAll", { reviews: [], total: 0, waiting: 0 });
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  await screen.findByText("No review waits for you");
  await dialog.findByRole("button", { name: "Published" });
  expect(dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Your answer" }).value).toBe(
    "We send you oil.",
  );
});

it("a review that its writer changed meanwhile is shown anew, to be read", async () => {
  const { user, toasts, dialog } = await open();
  const changed = { ...WAITING, text: "It fell apart.", writtenAt: "2026-11-23T08:00:00.000Z" };
  serve("reviews.judge", refusal(409, { message: "Its writer changed it meanwhile." }));
  serve("reviews.listAll", { reviews: [changed], total: 1, waiting: 1 });
  await user.click(dialog.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(toasts[0]?.description).toContain("Its writer changed it meanwhile."));
  await dialog.findByText("It fell apart.");
});
