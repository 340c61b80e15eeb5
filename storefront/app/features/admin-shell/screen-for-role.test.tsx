import {
  isScreenFor,
  MAIN_SCREENS,
  MORE_SCREENS,
  START_SCREENS,
} from "@eldercare/admin-extensions/screens/screen-list";
import { STAFF_ROLES, type StaffRole } from "@eldercare/contracts";
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { ScreenForRole } from "./screen-for-role";

function openAs(role: StaffRole, address: string) {
  const router = createMemoryRouter(
    [
      {
        element: <ScreenForRole role={role} />,
        children: [
          { path: "/admin", element: <p>The dashboard</p> },
          { path: "/admin/orders", element: <p>The orders</p> },
          { path: "/admin/carousel", element: <p>The slides</p> },
          { path: "/admin/posts", element: <p>The care guides</p> },
          { path: "/admin/packing", element: <p>The packing table</p> },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
}

describe("a packer's back office", () => {
  it.each(["/admin", "/admin/", "/Admin"])(
    "begins at the packing table from %s",
    async (address) => {
      openAs("packer", address);
      expect(await screen.findByText("The packing table")).toBeTruthy();
    },
  );

  it.each(["/admin/orders", "/admin/orders/"])("has no list of orders at %s", async (address) => {
    openAs("packer", address);
    expect(await screen.findByText("Orders is not part of your role")).toBeTruthy();
  });
});

describe("a writer's back office", () => {
  it("begins with the care guides, and has the slides", async () => {
    openAs("writer", "/admin");
    expect(await screen.findByText("The care guides")).toBeTruthy();
    openAs("writer", "/admin/carousel");
    expect(await screen.findByText("The slides")).toBeTruthy();
  });
});

it.each(STAFF_ROLES)("the back office of the role %s begins at a screen that it has", (role) => {
  const start = [...MAIN_SCREENS, ...MORE_SCREENS].find(({ path }) => path === START_SCREENS[role]);
  expect(start && isScreenFor(role, start)).toBe(true);
});
