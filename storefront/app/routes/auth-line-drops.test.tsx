import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { showPage } from "../../testing/show-page";
import AuthPage from "./auth";

const lineDrops = vi.hoisted(() => () => {
  throw new TypeError("Failed to fetch dynamically imported module");
});
vi.mock("~/features/account/form-schemas", lineDrops);
vi.mock("~/api/shop-calls", lineDrops);

it("a form whose line drops says so, keeps what was typed, and can be sent again", async () => {
  const user = showPage({ Page: AuthPage, path: "/auth", at: undefined });
  const email = await screen.findByLabelText("Email address");
  await user.type(email, "ada@example.ca");
  await user.type(screen.getByLabelText("Password"), "maple-syrup");
  await user.click(screen.getByRole("button", { name: "Sign In" }));
  await screen.findAllByText(/^We could not reach the shop\. Please check your connection/);
  expect((email as HTMLInputElement).value).toBe("ada@example.ca");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Sign In" }).disabled).toBe(false);
});
