import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { showScreen } from "../../../testing/show-screen";
import { EmailSettingsCard } from "./email-settings-card";
import { SecuritySettingsCard } from "./security-settings-card";
import { StoreSettingsCard } from "./store-settings-card";

it.each([
  ["Store Settings", StoreSettingsCard],
  ["Email Settings", EmailSettingsCard],
  ["Security Settings", SecuritySettingsCard],
])(
  "%s say where they stand, and where they are said to be saved, that nothing is stored",
  async (title, Card) => {
    const { user, toasts } = showScreen(<Card />);
    const notStored = "They are not stored: what the shop runs with is set on its server.";
    expect(screen.getAllByText(notStored)).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: `Save ${title}` }));
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { title: "Settings Saved", description: `${title} have been saved. ${notStored}` },
      ]),
    );
  },
);
