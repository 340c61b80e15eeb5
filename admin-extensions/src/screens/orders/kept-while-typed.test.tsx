import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "../../../../tests/components/served-calls";
import { ORDER } from "../../../testing/sent-order";
import { showScreen } from "../../../testing/show-screen";
import { NewReturnDialog } from "./new-return-dialog";
import { PartBackDialog } from "./part-back-dialog";

const nothing = () => undefined;
const typedIn = (name: RegExp) => (screen.getByRole("textbox", { name }) as HTMLInputElement).value;

it("what was typed for a return is offered again until it is sent, and sent as the same one", async () => {
  const show = () => showScreen(<NewReturnDialog order={ORDER} onClose={nothing} />);
  const first = show();
  await first.user.selectOptions(await screen.findByRole("combobox"), "not-wanted");
  await first.user.click(screen.getByRole("textbox"));
  await first.user.paste("Too long for her");
  first.unmount();
  const { user, unmount } = show();
  await user.click(await screen.findByRole("button", { name: "Restore" }));
  expect(typedIn(/^What they say/)).toBe("Too long for her");
  await user.type(screen.getByRole("spinbutton"), "1");
  const made = serve("returns.make", { order: ORDER, message: "Added." });
  await user.click(screen.getByRole("button", { name: "Add Return" }));
  await waitFor(() => expect(made).toHaveLength(1));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  unmount();
  show();
  await screen.findByRole("dialog");
  expect(screen.queryByRole("button", { name: "Restore" })).toBeNull();
});

it("money back says of pieces that are packed how to get at them", async () => {
  const line = { line: 0, name: "Cane", qty: 1, left: 0, unsent: 0, waiting: 1, leftCents: 0 };
  serve("moneyBack.read", {
    ...{ leftCents: 1000, byHandCents: 0, deliveryCents: 0, email: "", lines: [line] },
  });
  showScreen(<PartBackDialog order={ORDER} onClose={nothing} />);
  await screen.findByText("1 packed: send that parcel, or take it apart, first");
});

it("money back that was begun is offered again, and paid under the key that it had", async () => {
  serve("moneyBack.read", {
    ...{ leftCents: 1000, byHandCents: 0, deliveryCents: 0, email: "ada@example.ca" },
    lines: [{ line: 0, name: "Cane", qty: 2, left: 2, unsent: 0, waiting: 0, leftCents: 1000 }],
  });
  const asked = { title: "Pay back?", sentences: ["$3.50 goes back."], action: "Pay", cents: 350 };
  serve("moneyBack.ask", asked);
  const paid = serve("moneyBack.pay", { order: ORDER, message: "Paid back." });
  const show = () => showScreen(<PartBackDialog order={ORDER} onClose={nothing} />);
  const first = show();
  await first.user.selectOptions(await screen.findByRole("combobox", { name: /^What/ }), "amount");
  await first.user.selectOptions(screen.getByRole("combobox", { name: /^Reason/ }), "damaged");
  await first.user.click(screen.getByRole("textbox", { name: /^Amount/ }));
  await first.user.paste("3.50");
  first.unmount();
  const [kept = ""] = Object.values(localStorage) as string[];
  const { user } = show();
  await user.click(await screen.findByRole("button", { name: "Restore" }));
  expect(typedIn(/^Amount/)).toBe("3.50");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await user.click(await screen.findByRole("button", { name: "Pay" }));
  await waitFor(() => expect(paid).toHaveLength(1));
  const { key } = (JSON.parse(kept) as { values: { key: string } }).values;
  expect(paid[0]?.body).toMatchObject({ key, choice: { amount: 350, reason: "damaged" } });
  await waitFor(() => expect(localStorage).toHaveLength(0));
});
