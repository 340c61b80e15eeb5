import { expect, it, vi } from "vitest";
import { refuseLongUpload } from "./refuse-long-upload";

function passes(headers: Record<string, string>): boolean {
  const next = vi.fn();
  refuseLongUpload({ headers }, {} as never, next);
  return next.mock.calls.length > 0;
}

it("lets an upload pass that is no longer than a table may be", () => {
  expect(passes({ "content-length": String(50 * 1024 * 1024) })).toBe(true);
});

it("refuses an upload before it is read when it is longer, or does not say how long it is", () => {
  expect(() => passes({ "content-length": String(51 * 1024 * 1024) })).toThrow("too large");
  expect(() => passes({ "transfer-encoding": "chunked" })).toThrow("how long it is");
  expect(() => passes({ "content-length": "many" })).toThrow("how long it is");
});
