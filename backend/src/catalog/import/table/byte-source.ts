import { createReadStream } from "node:fs";

/** Something that can be read from its beginning as often as needed, in pieces. */
export type ByteSource = () => AsyncIterable<Uint8Array>;

export function fileSource(path: string): ByteSource {
  return () => createReadStream(path);
}

export function bytesSource(bytes: Uint8Array): ByteSource {
  return async function* () {
    yield bytes;
  };
}
