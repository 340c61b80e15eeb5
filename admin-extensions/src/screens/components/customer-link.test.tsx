import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { showScreen } from "../../../testing/show-screen";
import { CustomerLink } from "./customer-link";

it("leads to a customer, and is plain text for who may not open customers", () => {
  const { unmount } = showScreen(
    <CustomerLink who={{ email: "a+b@x.ca" }}>Ada</CustomerLink>,
    "/",
    "manager",
  );
  const href = screen.getByRole("link", { name: "Ada" }).getAttribute("href");
  expect(href).toBe("/admin/customers?customer=a%2Bb%40x.ca");
  unmount();
  showScreen(<CustomerLink who={{ email: "a+b@x.ca" }}>Ada</CustomerLink>, "/", "writer");
  screen.getByText("Ada");
  expect(screen.queryByRole("link")).toBeNull();
});
