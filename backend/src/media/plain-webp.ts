/** Chunks that make up a still image; others carry notes, colour profiles or movement. */
const IMAGE_CHUNKS = new Set(["VP8 ", "VP8L", "VP8X", "ALPH"]);
const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;

/**
 * Whether bytes are a WebP of one image and nothing else: no camera notes, no colour profile, no
 * animation, nothing after its end. (Layout: RIFF container, https://developers.google.com/speed/webp/docs/riff_container)
 */
export function isPlainWebp(bytes: Buffer): boolean {
  if (bytes.length < RIFF_HEADER_BYTES + CHUNK_HEADER_BYTES) return false;
  if (bytes.toString("latin1", 0, 4) !== "RIFF") return false;
  if (bytes.toString("latin1", 8, 12) !== "WEBP") return false;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let at = RIFF_HEADER_BYTES;
  while (at + CHUNK_HEADER_BYTES <= bytes.length) {
    if (!IMAGE_CHUNKS.has(bytes.toString("latin1", at, at + 4))) return false;
    const size = bytes.readUInt32LE(at + 4);
    // Chunks of odd size are followed by one byte of padding.
    at += CHUNK_HEADER_BYTES + size + (size % 2);
  }
  return at === bytes.length;
}
