import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { proxyPage, refusal, serve } from "../../../tests/components/served-calls";
import { showPage } from "../../testing/show-page";
import VerifyEmailPage from "./verify-email";

const show = (at?: string) => showPage({ Page: VerifyEmailPage, path: "/verify-email", at });
const WITH_TOKEN = "/verify-email?token=from-the-mail";

it.each([
  ["a page of a proxy", proxyPage(502)],
  ["a bare refusal", proxyPage(400)],
  ["an empty sentence", refusal(400, { message: "" })],
])("a verification that %s answers has failed, in the specified words", async (_, answer) => {
  serve("accounts.verifyEmail", answer);
  show(WITH_TOKEN);
  await screen.findByRole("heading", { name: "Verification Failed" });
  screen.getByText("Email verification failed");
  const back = screen.getByRole("link", { name: "Back to Authentication" });
  expect(back.getAttribute("href")).toBe("/auth");
  expect(screen.queryByRole("button", { name: "Send a New Verification Email" })).toBeNull();
});

it("a verification that the shop refuses says why, and offers a new mail", async () => {
  const message = "This link does not work any more.";
  serve("accounts.verifyEmail", refusal(400, { message, code: "verification_link_invalid" }));
  show(WITH_TOKEN);
  await screen.findByText(message);
  screen.getByRole("button", { name: "Send a New Verification Email" });
});

it("a link without its token is no verification link", async () => {
  show();
  await screen.findByText("Invalid verification link");
});
