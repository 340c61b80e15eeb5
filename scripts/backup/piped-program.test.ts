import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { giveTo } from "./piped-program.ts";

const much = () => Readable.from(Array.from({ length: 200 }, () => Buffer.alloc(65_536)));
const shell = (script: string) => ({ command: "sh", args: ["-c", script], missing: "No shell." });

it("is content with a program that ends well before it has read all", async () => {
  await giveTo(shell("head -c 10 > /dev/null"), much());
});

it("says why a program failed that ended before it had read all", async () => {
  await expect(
    giveTo(shell("head -c 10 > /dev/null; echo broken >&2; exit 2"), much()),
  ).rejects.toThrow("sh failed: broken");
});
