import type { OpeningCheck } from "@eldercare/contracts";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import OpeningScreen from "./opening-screen";

const check = (changes: Partial<OpeningCheck>): OpeningCheck => ({
  name: "payments",
  isDone: true,
  finding: "Stripe charges cards.",
  confirmed: null,
  ...changes,
});
const CLAIMS = check({ name: "claims", isDone: false, finding: "The home page says something." });

describe("the screen before a shop opens", () => {
  it("counts what is left, and says of each what was found and what to do", async () => {
    serve("openingChecks.list", {
      checks: [check({}), check({ name: "mail", isDone: false, finding: "No mail leaves." })],
    });
    showScreen(<OpeningScreen />);
    await screen.findByText("1 of 2 things are left to do before real buyers come");
    const mail = within(screen.getByRole("listitem", { name: "Email" }));
    mail.getByText("To do");
    mail.getByText(/SMTP_URL of your mail server/);
    const payments = within(screen.getByRole("listitem", { name: "Card payments" }));
    payments.getByText("Done");
    expect(payments.queryByText(/live keys/)).toBeNull();
  });

  it("lets staff say that a claim is right, and shows who did", async () => {
    serve("openingChecks.list", { checks: [CLAIMS] });
    const asked = serve("openingChecks.confirm", { checks: [] });
    const { user } = showScreen(<OpeningScreen />);
    const claims = within(await screen.findByRole("listitem", { name: "Claims about products" }));
    claims.getByText("Please look");
    const confirmed = { by: "Anna Roy", at: "2026-11-22T11:00:00.000Z" };
    serve("openingChecks.list", { checks: [{ ...CLAIMS, isDone: true, confirmed }] });
    await user.click(claims.getByRole("button", { name: "It Is Right" }));
    await screen.findByText(/^Anna Roy said on .* that it is right\.$/);
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ isConfirmed: true }));
    screen.getByRole("button", { name: "Take That Back" });
    screen.getByText("Everything is done: the shop can open.");
  });

  it("says when it cannot be loaded", async () => {
    serve("openingChecks.list", refusal(500, { message: "Something went wrong on our side." }));
    showScreen(<OpeningScreen />);
    await screen.findByRole("alert");
  });
});
