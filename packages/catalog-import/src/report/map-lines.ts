import type { AskedColumns } from "../rows/asked-columns.js";

/** How a command is told what columns are of which nobody has said anything; nothing where there are none. */
export function mapLines({
  columns,
  hasSpecs,
  missing,
}: Pick<AskedColumns, "columns" | "hasSpecs" | "missing">): string[] {
  const open = columns.filter(({ chosen, examples }) => chosen === null && examples.length > 0);
  const suggested = open.filter(({ suggestion }) => suggestion !== "");
  const others = open.filter(({ suggestion }) => suggestion === "");
  if (suggested.length === 0) return [];
  const lacking = missing.map(([heading]) => heading).join(", ");
  return [
    "These columns are not known, but look as if they were ours. Add what is right:",
    ...suggested.map(
      ({ heading, suggestion, examples: [example = ""] }) =>
        `  --map "${heading}=${suggestion}"  (such as ${example})`,
    ),
    ...(hasSpecs && others.length > 0
      ? [
          `Others can be lines of the Specifications tab, or be left out for good: --map "${others[0]?.heading}=spec:${others[0]?.heading}", --map "${others[0]?.heading}="`,
        ]
      : []),
    ...(lacking ? [`New ones also need what no column of this file holds: ${lacking}.`] : []),
  ];
}
