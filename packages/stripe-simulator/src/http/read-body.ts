import type { IncomingMessage } from "node:http";

const LARGEST = 256 * 1024;

/** The request's body as text. Throws when it is larger than any that the API takes. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > LARGEST) throw new Error("The request's body is too large.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
