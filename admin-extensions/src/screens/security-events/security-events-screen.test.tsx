import type { SecurityEvent } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import SecurityEventsScreen from "./security-events-screen";

const PRICE: SecurityEvent = {
  ...{ id: "sevt_1", at: "2026-11-22T07:00:00.000Z", kind: "product.price-changed" },
  ...{ outcome: "success", address: "203.0.113.7", requestId: "req-1", count: 1 },
  actor: { kind: "staff", id: "user_1", label: "Anna Roy <anna@example.ca>" },
  subject: { kind: "product", id: "prod_1", label: "Walker" },
  before: { price: 1200 },
  after: { price: 1000 },
};
const SENTENCE = "Anna Roy changed the price of Walker from $12.00 to $10.00.";

describe("the security screen", () => {
  it("tells what happened, and in a dialog all that is known of it", async () => {
    serve("securityEvents.list", { events: [PRICE], total: 1 });
    const { user } = showScreen(<SecurityEventsScreen />);
    await screen.findByText(SENTENCE);
    screen.getByText("203.0.113.7");
    await user.click(screen.getByRole("button", { name: `View details: ${SENTENCE}` }));
    const dialog = within(await screen.findByRole("dialog", { name: "Security event" }));
    dialog.getByText("Current Price");
    expect(dialog.getByText("$12.00").closest("dd")?.textContent).toBe("$12.00 → $10.00");
    dialog.getByText("Walker, prod_1");
    dialog.getByText("Anna Roy <anna@example.ca>, user_1");
  });

  it("asks for a person, a thing, a kind and days, and exports the same", async () => {
    const asked = serve("securityEvents.list", { events: [], total: 0 });
    const { user } = showScreen(<SecurityEventsScreen />, "/?from=2026-11-01");
    await screen.findByText("No security events found");
    await user.type(screen.getByRole("searchbox", { name: "Search by person" }), "anna{Enter}");
    await user.type(screen.getByRole("searchbox", { name: "Search by thing" }), "walker{Enter}");
    await user.selectOptions(screen.getByRole("combobox", { name: "Filter by kind" }), "product");
    await waitFor(() =>
      expect(asked.at(-1)?.query.toString()).toBe(
        "person=anna&subject=walker&kind=product&from=2026-11-01&limit=50&offset=0",
      ),
    );
    expect(screen.getByRole("link", { name: "Export CSV" }).getAttribute("href")).toBe(
      addressOf("securityEvents.export", {
        query: { person: "anna", subject: "walker", kind: "product", from: "2026-11-01" },
      }),
    );
  });

  it("says that it shows one record alone, and shows everything when asked", async () => {
    const asked = serve("securityEvents.list", { events: [PRICE], total: 1 });
    const { user, address } = showScreen(
      <SecurityEventsScreen />,
      "/?subjectKind=product&subjectId=prod_1",
    );
    await screen.findByText(/^Only what happened to Walker is listed\./);
    await user.click(screen.getByRole("button", { name: "Show Everything" }));
    await waitFor(() => expect(asked.at(-1)?.query.get("subjectId")).toBeNull());
    expect(address()).toBe("/");
  });

  it("says when the events cannot be loaded", async () => {
    serve("securityEvents.list", refusal(500, { message: "Something went wrong on our side." }));
    showScreen(<SecurityEventsScreen />);
    await screen.findByRole("alert");
  });
});
