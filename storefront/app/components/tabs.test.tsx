import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { Tabs } from "./tabs";

const TABS = ["size", "care", "return"].map((value) => ({
  value,
  label: value,
  form: `${value}-form`,
  content: `About ${value}`,
}));

function Texts() {
  const [open, setOpen] = useState("size");
  return <Tabs label="Texts" look={{}} tabs={TABS} open={open} onOpen={setOpen} />;
}

it("is one stop for the keyboard, whose arrows open what they lead to", async () => {
  const user = userEvent.setup();
  render(<Texts />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "size", selected: true }));
  await user.keyboard("{ArrowLeft}");
  expect(document.activeElement).toBe(screen.getByRole("tab", { name: "return", selected: true }));
  await user.keyboard("{ArrowRight}{ArrowRight}");
  const care = screen.getByRole("tab", { name: "care", selected: true });
  expect(document.activeElement).toBe(care);
  const panel = screen.getByRole("tabpanel", { name: "care" });
  expect(panel.textContent).toBe("About care");
  expect(care.getAttribute("aria-controls")).toBe(panel.id);
  await user.tab();
  expect(document.activeElement).toBe(panel);
});
