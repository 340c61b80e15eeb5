import type { SystemState } from "@eldercare/contracts";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "../../../../tests/components/served-calls";
import { showScreen } from "../../../testing/show-screen";
import SystemScreen from "./system-screen";

const STATE: SystemState = {
  parts: [
    { name: "database", verdict: "well", finding: "It answered in 2 ms." },
    { name: "mail", verdict: "look", finding: "3 mails were given up." },
    { name: "disk", verdict: "broken", finding: "The disk is full." },
  ],
  versions: [{ program: "Medusa", version: "2.21.2" }],
};

it("says of each part how it is, and what to do where it is not well", async () => {
  serve("system.read", STATE);
  const { user } = showScreen(<SystemScreen />);
  await screen.findByText("2 of 3 parts need somebody to look");
  const database = within(screen.getByRole("listitem", { name: "Database" }));
  database.getByText("Well");
  expect(database.queryByText(/whoever runs the server/)).toBeNull();
  const mail = within(screen.getByRole("listitem", { name: "Email" }));
  mail.getByText("Please look");
  expect(mail.getByRole("link", { name: "Settings" }).getAttribute("href")).toBe("/admin/settings");
  within(screen.getByRole("listitem", { name: "Disk" })).getByText("Broken");
  screen.getByText("2.21.2");
  serve("system.read", { ...STATE, parts: STATE.parts.slice(0, 1) });
  await user.click(screen.getByRole("button", { name: "Look Again" }));
  await screen.findByText("Everything is well.");
});
