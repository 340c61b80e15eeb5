import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { showScreen } from "../../../testing/show-screen";
import { StoreSettingsCard } from "./store-settings-card";

it("the mouse wheel, which turns numbers of the field that has the focus, leaves it first", async () => {
  const { user } = showScreen(<StoreSettingsCard />);
  const rate = screen.getByLabelText<HTMLInputElement>("Tax Rate (%)");
  await user.click(rate);
  expect(document.activeElement).toBe(rate);
  fireEvent.wheel(rate, { deltaY: 100 });
  expect(document.activeElement).not.toBe(rate);
});
