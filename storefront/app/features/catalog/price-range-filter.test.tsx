import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, it, vi } from "vitest";
import { PriceRangeFilter } from "./price-range-filter";

beforeAll(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

it("keeps what was typed into a price box before the scripts came, however often it is drawn", () => {
  const filter = <PriceRangeFilter range={{ min: 0, max: 500 }} onChange={() => undefined} />;
  const container = document.createElement("div");
  document.body.append(container);
  // The server has another effect in place of the one that React complains of here.
  const complaints = vi.spyOn(console, "error").mockReturnValue();
  container.innerHTML = renderToString(filter);
  complaints.mockRestore();
  const box = container.querySelector<HTMLInputElement>("input[name=minPrice]");
  if (!box) throw new Error("There is no box.");
  box.value = "20";
  const { rerender } = render(filter, { container, hydrate: true });
  rerender(<PriceRangeFilter range={{ min: 0, max: 500 }} onChange={() => undefined} />);
  expect(screen.getByLabelText<HTMLInputElement>("Minimum").value).toBe("20");
});
