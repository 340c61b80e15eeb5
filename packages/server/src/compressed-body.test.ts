import { readFile } from "node:fs/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { CompressedBody } from "./compressed-body.js";

const TEXT = JSON.stringify(Array.from({ length: 200 }, (_, at) => ({ name: `Cane ${at}` })));

it("is compressed once for all who take it so, and plain for others", async () => {
  const kept = new CompressedBody(Buffer.from(TEXT));
  const [brotli, again, gzip, plain] = await Promise.all(
    ["gzip, br", "br", "gzip", undefined].map((accepted) => kept.accepted(accepted)),
  );
  expect(brotliDecompressSync(brotli?.body ?? "").toString()).toBe(TEXT);
  expect(again?.body).toBe(brotli?.body);
  expect(gunzipSync(gzip?.body ?? "").toString()).toBe(TEXT);
  expect(plain).toEqual({ encoding: null, body: kept.plain });
  const packed = (brotli?.body.length ?? 0) + (gzip?.body.length ?? 0);
  expect(kept.plain.length + packed).toBeLessThanOrEqual(kept.bytes);
});

it("is made as small as can be when it is sent often, whatever failed before", async () => {
  const broken = new CompressedBody({ length: 7 } as Buffer);
  for (let time = 0; time < 3; time++) await expect(broken.accepted("br")).rejects.toThrow();
  const text = await readFile(new URL("compressed-body.ts", import.meta.url), "utf8");
  const kept = new CompressedBody(Buffer.from(text));
  const quick = await kept.accepted("br");
  for (let time = 0; time < 2; time++) await kept.accepted("br");
  await expect
    .poll(async () => (await kept.accepted("br")).body.length)
    .toBeLessThan(quick.body.length);
  const best = await kept.accepted("br");
  expect(brotliDecompressSync(best.body).toString()).toBe(text);
});
