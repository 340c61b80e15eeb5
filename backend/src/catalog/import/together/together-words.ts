import { formatCents, type TogetherChange, writtenSaleDay } from "@eldercare/contracts";

const upOrDown = (amount: number) => (amount > 0 ? "up" : "down");
const signed = (amount: number) => `${amount > 0 ? "+" : "−"}${Math.abs(amount)}`;

/** What the history calls a change of many products: "Prices up 10%, 12 products". */
export function togetherTitle(
  change: TogetherChange,
  count: number,
  categoryName: string | undefined,
): string {
  return `${wordsOf(change, categoryName ?? "")}, ${count} ${count === 1 ? "product" : "products"}`;
}

function wordsOf(change: TogetherChange, category: string): string {
  switch (change.kind) {
    case "price-percent":
      return `Prices ${upOrDown(change.percent)} ${Math.abs(change.percent)}%`;
    case "price-amount":
      return `Prices ${upOrDown(change.cents)} ${formatCents(Math.abs(change.cents))}`;
    case "sale":
      return saleWords(change);
    case "stock-set":
      return `Stock set to ${change.onHand}`;
    case "stock-add":
      return `Stock ${signed(change.pieces)}`;
    case "category":
      return { move: "Moved to", add: "Added to", remove: "Taken out of" }[change.how].concat(
        ` ${category}`,
      );
    case "published":
      return change.published ? "Published" : "Made drafts";
    case "featured":
      return change.featured ? "Featured" : "No longer featured";
  }
}

function saleWords({
  discountPercentage,
  saleStarts,
  saleEnds,
}: Extract<TogetherChange, { kind: "sale" }>): string {
  if (discountPercentage === 0) return "Sale ended";
  const from = saleStarts ? ` from ${writtenSaleDay(saleStarts, "start")}` : "";
  const to = saleEnds ? ` to ${writtenSaleDay(saleEnds, "end")}` : "";
  return `${discountPercentage}% off${from}${to}`;
}
