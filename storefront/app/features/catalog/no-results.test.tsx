import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { showPage } from "../../../testing/show-page";
import { NO_FILTERS } from "./filters";
import { NoResults } from "./no-results";

const CATEGORIES = ["Mobility Aids", "Wheelchairs"].map((name) => ({
  ...{ id: name, name, description: "", imageUrl: null, createdAt: "2026-11-01T12:00:00.000Z" },
  slug: name.toLowerCase().replace(" ", "-"),
}));

function EmptyList() {
  return (
    <NoResults
      filters={{ ...NO_FILTERS, search: "qqqqqq" }}
      total={0}
      nearest={undefined}
      categories={CATEGORIES}
      onClear={() => undefined}
    />
  );
}

it("whose search found nothing may go on to every category", async () => {
  showPage({ Page: EmptyList, path: "/products" });
  const list = within(await screen.findByRole("list", { name: "Categories" }));
  const links = list.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/products/mobility-aids", "/products/wheelchairs"]);
});
