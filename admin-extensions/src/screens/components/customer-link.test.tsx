import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { showScreen } from "../../../testing/show-screen";
import { CustomerLink } from "./customer-link";

it("leads to a customer, and is plain text for who may not open customers", () => {
  const { unmount } = showScreen(<CustomerLink email="a+b@x.ca" />, "/", "manager");
  const href = screen.getByRole("link", { name: "a+b@x.ca" }).getAttribute("href");
  expect(href).toBe("/admin/customers?customer=a%2Bb%40x.ca");
  unmount();
  showScreen(<CustomerLink email="a+b@x.ca" />, "/", "writer");
  screen.getByText("a+b@x.ca");
  expect(screen.queryByRole("link")).toBeNull();
});
