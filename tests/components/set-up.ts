import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { server } from "./served-calls.ts";

/** Long, for busy machines: what is right takes none of it. */
configure({ asyncUtilTimeout: 10_000 });

/** What browsers have, jsdom lacks, and components only need to be there. */
class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = NoResizes;
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    ...{ media, matches: false, onchange: null },
    addListener: () => undefined,
    removeListener: () => undefined,
  });
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.hasPointerCapture = () => false;
Element.prototype.releasePointerCapture = () => undefined;

const complaints: string[] = [];

/** HTML's `<search>` is younger than jsdom's list of elements, by which React knows them. */
const isUnknownToJsdom = ([text, tag]: unknown[]) =>
  String(text).startsWith("Warning: The tag <%s> is unrecognized") && tag === "search";

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => {
      if (!isUnknownToJsdom(words)) complaints.push(words.map(String).join(" "));
    });
  }
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  expect(complaints.splice(0), "what the console was told").toEqual([]);
});
afterAll(() => server.close());
