/** State of a navigation that only changes what the same screen shows, such as another category. */
export const KEEP_FOCUS = { keepsFocus: true } as const;

export function keepsFocus(state: unknown): boolean {
  return typeof state === "object" && state !== null && "keepsFocus" in state;
}
