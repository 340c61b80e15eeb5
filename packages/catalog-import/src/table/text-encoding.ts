import type { ByteSource } from "./byte-source.js";

/** How a file's characters are kept; what spreadsheets write. */
export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/**
 * Finds out how a file's characters are kept: by its byte order mark, or the zero bytes that UTF-16
 * has beside plain letters, else UTF-8 if all of it is that, else Windows-1252, which Excel's plain
 * "CSV" is in Western Europe and Canada.
 */
export async function detectEncoding(source: ByteSource): Promise<TextEncoding> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isStart = true;
  try {
    for await (const bytes of source()) {
      const wide = isStart && utf16Of(bytes);
      if (wide) return wide;
      isStart = false;
      decoder.decode(bytes, { stream: true });
    }
    decoder.decode();
    return "utf-8";
  } catch (error) {
    if (error instanceof TypeError && "code" in error && error.code === WRONG_BYTES) {
      return "windows-1252";
    }
    throw error;
  }
}

function utf16Of(start: Uint8Array): TextEncoding | undefined {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // Column names are plain letters: nearly each has a zero beside it. One zero alone is a stray byte.
  const pairs = Math.min(start.length, 200) >> 1;
  const areZeros = (from: 0 | 1) => {
    let count = 0;
    for (let at = from; at < 2 * pairs; at += 2) if (start[at] === 0) count += 1;
    return count > pairs / 2;
  };
  if (areZeros(1)) return "utf-16le";
  return areZeros(0) ? "utf-16be" : undefined;
}

const WRONG_BYTES = "ERR_ENCODING_INVALID_ENCODED_DATA";

/** The file's text in pieces, without a byte order mark. */
export async function* decodeText(
  source: ByteSource,
  encoding: TextEncoding,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const bytes of source()) yield decoder.decode(bytes, { stream: true });
  yield decoder.decode();
}

/** The whole text of a file that is small enough to be held, however its characters are kept. */
export async function textOf(content: Uint8Array): Promise<string> {
  async function* bytes() {
    yield content;
  }
  let text = "";
  for await (const piece of decodeText(bytes, await detectEncoding(bytes))) text += piece;
  return text;
}
