import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { WidgetQuestion } from "./widget-question";

it("takes the focus, and with it the window, when it comes below a long form", () => {
  const asked = { path: ["discountPercentage"], now: 20, yours: 15, theirs: 20 };
  const { rerender } = render(
    <WidgetQuestion things={[]} labels={{}} onChosen={() => {}} onCancel={() => {}} />,
  );
  rerender(
    <WidgetQuestion
      things={[asked]}
      labels={{ discountPercentage: "Discount (%)" }}
      onChosen={() => {}}
      onCancel={() => {}}
    />,
  );
  const question = screen.getByRole("region", { name: "Someone else changed this, too" });
  expect(document.activeElement).toBe(question);
  screen.getByRole("group", { name: "Discount (%)" });
});
