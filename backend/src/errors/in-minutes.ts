/** When to come back, in words, from seconds: "in 1 minute", "in 12 minutes". */
export function inMinutes(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? "in 1 minute" : `in ${minutes} minutes`;
}
