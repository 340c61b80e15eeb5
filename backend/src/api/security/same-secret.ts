import { createHash, timingSafeEqual } from "node:crypto";

/** Whether somebody knows a secret; takes as long whatever is wrong. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
