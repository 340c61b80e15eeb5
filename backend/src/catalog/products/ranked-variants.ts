/**
 * Variants in their order, the default one first: its price, stock and SKU are the product's
 * (decision 073). The order is Medusa Admin's own: by rank, one without a rank last;
 * `medusa/variant-stock.ts` says the same in SQL.
 */
export function rankedVariants<Variant extends { id: string; variant_rank?: number | null }>(
  variants: readonly Variant[] | null | undefined,
): Variant[] {
  const rankOf = ({ variant_rank: rank }: Variant) => rank ?? Number.POSITIVE_INFINITY;
  return [...(variants ?? [])].sort((a, b) => {
    const [rankA, rankB] = [rankOf(a), rankOf(b)];
    if (rankA !== rankB) return rankA < rankB ? -1 : 1;
    return a.id < b.id ? -1 : 1;
  });
}
