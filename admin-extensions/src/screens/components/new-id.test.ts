import { expect, it, vi } from "vitest";
import { z } from "zod";
import { newId } from "./new-id";

it("is a UUID like no other, also where the browser makes none: on plain http", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, newId);
  vi.unstubAllGlobals();
  expect(z.array(z.uuidv4()).safeParse(ids).success).toBe(true);
  expect(new Set(ids).size).toBe(100);
});
