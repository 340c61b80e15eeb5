import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import { Palette } from "./palette";
import { screenEntries } from "./palette-entries";

const SCREENS = ["Dashboard", "Categories", "Carousel", "Customers", "Care Guides"].map(
  (label) => ({
    path: `/admin/${label.toLowerCase()}`,
    label,
  }),
);

const found = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

it("screens are found from the beginning of each word", () => {
  const names = (typed: string) => screenEntries(SCREENS, typed).map(({ label }) => label);
  expect(names("gui")).toEqual(["Care Guides"]);
  expect(names("uides")).toEqual([]);
  expect(names(" ")).toHaveLength(SCREENS.length);
});

it("Ctrl and K open it, arrows choose, Enter goes there", async () => {
  const { user, address } = showScreen(<Palette screens={SCREENS} />);
  await user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole("combobox", { name: "Go to" });
  expect(document.activeElement).toBe(field);
  await user.keyboard("c");
  expect(found()).toEqual(["Categories", "Carousel", "Customers", "Care Guides"]);
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await waitFor(() => expect(address()).toBe("/admin/customers"));
  expect(screen.queryByRole("combobox")).toBeNull();
});

it("finds customers, orders and products while typing, each role what it may open", async () => {
  serve("users.list", {
    total: 1,
    isMore: false,
    users: [
      {
        ...{ id: "cus_1", firstName: "Ada", lastName: "Park", email: "ada@example.ca" },
        ...{ profileImageUrl: null, role: "USER", isEmailVerified: true },
        createdAt: "2026-01-01T00:00:00.000Z",
      },
    ],
  });
  serve("orders.list", { orders: [], total: 0, isMore: false });
  serve("products.listAll", { products: [], total: 0 });
  const { user, address } = showScreen(<Palette screens={SCREENS} />, "/", "manager");
  await user.click(screen.getByRole("button", { name: /Go to/ }));
  await user.type(await screen.findByRole("combobox", { name: "Go to" }), "park");
  await user.click(await screen.findByRole("option", { name: /Ada Park/ }));
  await waitFor(() => expect(address()).toBe("/admin/customers?customer=ada%40example.ca"));
});

it("goes to what all that was typed finds, however soon Enter comes", async () => {
  serve("users.list", ({ query }) => ({
    total: 1,
    isMore: false,
    users: [
      {
        ...{ id: "cus_1", firstName: "Ada", lastName: "Park" },
        ...{ email: `${query.get("search")}@example.ca`, profileImageUrl: null },
        role: "USER" as const,
        ...{ isEmailVerified: true, createdAt: "2026-01-01T00:00:00.000Z" },
      },
    ],
  }));
  serve("orders.list", { orders: [], total: 0, isMore: false });
  serve("products.listAll", { products: [], total: 0 });
  const { user, address } = showScreen(<Palette screens={SCREENS} />, "/", "manager");
  await user.click(screen.getByRole("button", { name: /Go to/ }));
  await user.type(await screen.findByRole("combobox", { name: "Go to" }), "par");
  await screen.findByRole("option", { name: /Ada Park/ });
  await user.keyboard("k{Enter}");
  await waitFor(() => expect(address()).toBe("/admin/customers?customer=park%40example.ca"));
});

it("asks for no list that the role may not open", async () => {
  const asked = serve("orders.list", { orders: [], total: 0, isMore: false });
  const { user } = showScreen(<Palette screens={SCREENS} />, "/", "packer");
  await user.click(screen.getByRole("button", { name: /Go to/ }));
  await user.type(await screen.findByRole("combobox", { name: "Go to" }), "park");
  await screen.findByText(/^Nothing found/);
  expect(asked).toHaveLength(0);
});
