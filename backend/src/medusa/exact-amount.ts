/** Medusa keeps exact amounts beside its numbers. */
export function exactAmount(value: number | string) {
  return { value: String(value), precision: 20 };
}
