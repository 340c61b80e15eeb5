import type { ByteSource } from "./byte-source.js";

/** How a file's characters are kept; what spreadsheets write. */
export type TextEncoding = "utf-8" | "utf-16le" | "windows-1252";

/**
 * Finds out how a file's characters are kept: by its byte order mark, else UTF-8 if all of it is
 * that, else Windows-1252, which Excel's plain "CSV" is in Western Europe and Canada.
 */
export async function detectEncoding(source: ByteSource): Promise<TextEncoding> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let isStart = true;
  try {
    for await (const bytes of source()) {
      if (isStart && bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
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
