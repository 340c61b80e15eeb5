import type { ColumnMap } from "../table/map-columns.js";

/** What a row says of an option: both as they stand in its cells. */
export interface OptionCell {
  name: string;
  value: string;
}

/** What Shopify and Medusa write where a product is sold in one way only. */
const NO_OPTION = [
  { name: "title", value: "default title" },
  { name: "default option", value: "default option value" },
];

/** What a row of a file with columns for options says of them; blank where it says nothing. */
export function optionCells(
  cells: readonly string[],
  { options, optionLists, dialect, places }: ColumnMap,
): OptionCell[] {
  if (dialect === "bigcommerce") return bigCommerceOptions(cells[places.get("options") ?? -1]);
  if (optionLists) {
    const [names, values] = [optionLists.names, optionLists.values].map((index) =>
      (cells[index] ?? "").split("|").map((part) => part.trim()),
    );
    const said = (values ?? []).map((value, place) => ({ name: names?.[place] ?? "", value }));
    return said.some(({ value }) => value) ? said : [];
  }
  const said = options.map(({ called, name, value }) => {
    const text = (value && cells[value.index]) || "";
    return { name: (name ? cells[name.index] : text && called) || "", value: text };
  });
  const isNone = said.every(
    ({ name, value }) =>
      (name === "" && value === "") ||
      NO_OPTION.some(
        (none) =>
          value.toLowerCase() === none.value && ["", none.name].includes(name.toLowerCase()),
      ),
  );
  return isNone ? [] : said.slice(0, said.findLastIndex(({ name, value }) => name || value) + 1);
}

/** `Type=Rectangles|Name=Size|Value=Small`, one after the other; a swatch has its colour behind it. */
function bigCommerceOptions(cell = ""): OptionCell[] {
  const found = cell.matchAll(/Name=([^|]*)\|Value=(.*?)(?=[|;]?\s*Type=|$)/g);
  return [...found].map(([, name = "", value = ""]) => ({
    name: name.trim(),
    value: value.replace(/\[#[^\]]*\]\s*$/, "").trim(),
  }));
}
