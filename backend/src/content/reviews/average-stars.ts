/** The average of so many reviews of one star, two … five, in hundredths; 0 without any. */
export function averageStars(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, place) => sum + count * (place + 1), 0);
  return total === 0 ? 0 : Math.round((stars / total) * 100) / 100;
}
