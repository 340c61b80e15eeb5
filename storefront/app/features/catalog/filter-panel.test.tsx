import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { ChangeFilters } from "./filter-navigation";
import { FilterPanel } from "./filter-panel";
import { NO_FILTERS, type ProductFilters } from "./filters";

const FACETS = {
  ...{ categories: [], prices: [], inStock: 1, featured: 1, onSale: 1 },
  specs: [
    {
      ...{ name: "seat-width", label: "Seat width" },
      values: ["43", "46"].map((cm) => ({
        ...{ choice: `seat-width.${cm}`, label: `${cm} cm`, count: 1 },
      })),
    },
  ],
  fits: [{ question: "doorway" as const, label: "Doorway width", answered: 1 }],
};
const CATEGORY = {
  ...{ id: "1", slug: "wheelchairs", name: "Wheelchairs", description: "", imageUrl: null },
  createdAt: "2026-11-01T12:00:00.000Z",
};

const onChange = vi.fn<ChangeFilters>();

beforeAll(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
beforeEach(() => onChange.mockClear());

const panel = (filters: Partial<ProductFilters>, facets?: typeof FACETS) => (
  <MemoryRouter>
    <FilterPanel
      filters={{ ...NO_FILTERS, ...filters }}
      categories={[CATEGORY]}
      facets={facets}
      onChange={onChange}
    />
  </MemoryRouter>
);

/** Draws it as the server does, and lets the scripts take over after `change`. */
function takeOver(drawn: ReturnType<typeof panel>, change: (page: HTMLElement) => void) {
  const page = document.createElement("div");
  document.body.append(page);
  // The server has another effect in place of the one that React complains of here.
  const complaints = vi.spyOn(console, "error").mockReturnValue();
  page.innerHTML = renderToString(drawn);
  complaints.mockRestore();
  change(page);
  render(drawn, { container: page, hydrate: true });
}

const ASKED = {
  ...{ search: "walkr", asTyped: true, category: "wheelchairs", page: 2 },
  ...{ specs: ["seat-width.46"], doorway: "65 cm", sort: "priceAsc" as const },
};

it("asks for nothing where it is drawn by the scripts, with boxes for all that is asked for or without", () => {
  render(panel(ASKED));
  render(panel(ASKED, FACETS));
  expect(onChange).not.toHaveBeenCalled();
});

it("asks for nothing where nobody touched it before the scripts came", () => {
  takeOver(panel(ASKED), () => undefined);
  takeOver(panel(ASKED, FACETS), () => undefined);
  expect(onChange).not.toHaveBeenCalled();
});

it("asks for what was changed before the scripts came, and for nothing else", () => {
  takeOver(panel(ASKED, FACETS), (page) => {
    page.querySelector<HTMLInputElement>("[name=inStock]")?.click();
    page.querySelector<HTMLInputElement>("[value='seat-width.43']")?.click();
    for (const box of page.querySelectorAll<HTMLInputElement>("[name=minPrice]")) box.value = "20";
    for (const box of page.querySelectorAll<HTMLSelectElement>("select")) box.value = "";
  });
  expect(onChange.mock.calls).toEqual([
    [
      {
        ...{ inStock: true, category: "", price: { min: 20, max: 2000 } },
        specs: ["seat-width.43", "seat-width.46"],
      },
      { replace: false },
    ],
  ]);
});
