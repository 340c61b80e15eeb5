import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { ApiError } from "~/api/api-error";
import { showPage } from "../../testing/show-page";
import { ErrorPage } from "./error-page";

let error: unknown;
beforeEach(() => {
  error = undefined;
});
const Page = () => <ErrorPage error={error} />;

it.each([
  [429, "Please wait a minute"],
  [503, "The shop is not answering"],
  [500, "Something went wrong"],
  [404, "404 Page Not Found"],
])("a page that answers %s says what happened, and which number to call", async (status, title) => {
  error = new ApiError(status, "Refused.", "Refused.");
  showPage({ Page, path: "/services" });
  await screen.findByRole("heading", { level: 1, name: title });
  expect(screen.getByText(/Still stuck\? Call us at/).textContent).toMatch(/\d{3}-\d{4}\.$/);
});
