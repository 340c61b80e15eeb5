import { expect } from "vitest";

/** Like `expect`, but waits as long as a busy machine may need until it holds. */
export const eventually = <Value>(read: () => Value, message?: string) =>
  expect.poll(read, { timeout: 30_000, ...(message !== undefined && { message }) });
