import type { IncomingMessage, ServerResponse } from "node:http";
import type { Refusal } from "../errors/refusal";

/**
 * Rejects with `refusal` once more than `most` bytes of a body have come: one that is sent in chunks
 * promises no length. No more of it is read by others, and the connection ends with the answer. To
 * be called together with what reads the body; never resolves.
 */
export function refuseLongBody(
  request: IncomingMessage,
  response: ServerResponse,
  most: number,
  refusal: Refusal,
): Promise<never> {
  return new Promise((_resolve, reject) => {
    let bytes = 0;
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= most) return;
      request.off("data", count);
      request.unpipe();
      request.pause();
      response.once("finish", () => request.destroy());
      response.setHeader("Connection", "close");
      reject(refusal);
    };
    request.on("data", count);
  });
}
