import { expect } from "vitest";

/** Like `expect`, but waits as long as a busy machine may need until it holds. */
export const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 30_000 });
