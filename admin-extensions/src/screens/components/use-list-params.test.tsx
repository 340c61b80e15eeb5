import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { showScreen } from "../../../testing/show-screen";
import { ANY, ROW, rowOf, useListParams } from "./use-list-params";

const FILTERS = {
  ...{ search: ANY, stage: ["packed", "waiting"], from: (value: string) => value.length === 10 },
  ...{ view: ROW, edit: rowOf(["terms"]) },
} as const;

function List() {
  const { page, unknown } = useListParams(FILTERS);
  return (
    <p>
      page {page}, {unknown.length} unknown
    </p>
  );
}

afterEach(() => sessionStorage.clear());

it("a list that is opened again has all that narrowed it, and neither page, open rows nor what it does not know", async () => {
  const narrowed = "search=cane&stage=packed&from=2026-11-01";
  const first = showScreen(
    <List />,
    `/admin/packing?${narrowed}&page=3&view=prod_1&edit=terms&to=2026-11-02&stock=low`,
  );
  screen.getByText("page 3, 2 unknown");
  first.unmount();
  const again = showScreen(<List />, "/admin/packing");
  await waitFor(() => expect(again.address()).toBe(`/admin/packing?${narrowed}`));
  screen.getByText("page 1, 0 unknown");
});

it("a list that was narrowed by something mistyped is not kept so", () => {
  const first = showScreen(<List />, "/admin/packing?stage=pakced&edit=nothing&from=");
  screen.getByText("page 1, 2 unknown");
  first.unmount();
  expect(showScreen(<List />, "/admin/packing").address()).toBe("/admin/packing");
});
