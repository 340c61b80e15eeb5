import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { ScreenForRole } from "./screen-for-role";

const PACKER = "packer";

function openAsPacker(address: string) {
  const router = createMemoryRouter(
    [
      {
        element: <ScreenForRole role={PACKER} />,
        children: [
          { path: "/admin", element: <p>The dashboard</p> },
          { path: "/admin/orders", element: <p>The orders</p> },
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
      openAsPacker(address);
      expect(await screen.findByText("The packing table")).toBeTruthy();
    },
  );

  it.each(["/admin/orders", "/admin/orders/"])("has no list of orders at %s", async (address) => {
    openAsPacker(address);
    expect(await screen.findByText("Orders is not part of your role")).toBeTruthy();
  });
});
