import { createHash } from "node:crypto";
import express from "express";

/**
 * `bare-route.ts <address>`: fetches an answer once, and gives the same bytes to whoever asks, by one
 * route of Express and nothing else: the most that a page can reach on this machine. Says its port.
 */
const [address = ""] = process.argv.slice(2);
const ENCODING = "gzip";

const answer = await fetch(address, { headers: { "accept-encoding": ENCODING } });
if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
const plain = Buffer.from(await answer.arrayBuffer());
const isEncoded = answer.headers.get("content-encoding") === ENCODING;
const body = isEncoded ? (await import("node:zlib")).gzipSync(plain) : plain;
const headers = {
  "Content-Type": answer.headers.get("content-type") ?? "text/plain",
  ETag: `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`,
  ...(isEncoded ? { "Content-Encoding": ENCODING } : {}),
};

const app = express();
app.get("/", (_request, response) => {
  response.set(headers).send(body);
});
const server = app.listen(0, "127.0.0.1", () => {
  const bound = server.address();
  if (bound && typeof bound === "object") console.log(bound.port);
});
