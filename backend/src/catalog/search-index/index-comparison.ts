/** A document of the index that is not what it should be. */
export interface Drift {
  productId: string;
  /** It lacks, says something else, or is of a product that is gone. */
  kind: "missing" | "different" | "left-over";
  /** In which fields it says something else. */
  fields: readonly string[];
}

/** What a comparison of the index with the products found, and repaired. */
export interface IndexComparison {
  products: number;
  documents: number;
  /** Products whose documents are behind as they may be: the queue of changes names them. */
  waiting: number;
  drifts: readonly Drift[];
  seconds: number;
}

/** So many are named in words; programs are told all. */
const NAMED = 20;

/** A line for the log, the same names and order every night. */
export function comparisonLine(comparison: IndexComparison): string {
  const counts = Object.entries(countsOf(comparison)).map(([name, count]) => `${name}=${count}`);
  return `Search index compared: ${counts.join(" ")}`;
}

/** What was repaired, of the first products. */
export function driftText(drifts: readonly Drift[]): string {
  const named = drifts.slice(0, NAMED).map(({ productId, kind, fields }) => {
    if (kind === "missing") return `${productId} was missing`;
    if (kind === "left-over") return `${productId} was there, and is no product any more`;
    return `${productId} said something else: ${fields.join(", ")}`;
  });
  const more = drifts.length - named.length;
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join("\n");
}

/** For a person at the terminal. */
export function comparisonText(comparison: IndexComparison): string {
  const { products, documents, waiting, drifts } = comparison;
  const looked = `${products} products and ${documents} documents of the index were looked at.`;
  const behind = waiting > 0 ? `\n${waiting} just changed; their turn comes by itself.` : "";
  if (drifts.length === 0) return `${looked}${behind}\nThere was nothing to repair.\n`;
  const repaired = `${drifts.length} repaired:\n${driftText(drifts).replace(/^/gm, "  ")}`;
  return `${looked}${behind}\n${repaired}\n`;
}

function countsOf({ products, documents, waiting, drifts, seconds }: IndexComparison) {
  const of = (kind: Drift["kind"]) => drifts.filter((drift) => drift.kind === kind).length;
  return {
    ...{ products, documents, waiting, missing: of("missing"), different: of("different") },
    ...{ "left-over": of("left-over"), seconds: seconds.toFixed(1) },
  };
}
