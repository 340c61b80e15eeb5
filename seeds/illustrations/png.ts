import { deflateSync } from "node:zlib";

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});

function chunk(type: string, body: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), body]);
  let crc = 0xffffffff;
  for (const byte of typed) crc = (table[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([head, typed, tail]);
}

/** A PNG as a data URL. `pixels` holds 4 bytes (RGBA) or 1 byte (grey) per pixel. */
export function pngUrl(pixels: Uint8Array, width: number, height: number, bytes: 1 | 4): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, bytes === 4 ? 6 : 0, 0, 0, 0], 8);
  const row = width * bytes;
  const lines = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y++)
    lines.set(pixels.subarray(y * row, (y + 1) * row), y * (row + 1) + 1);
  const file = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(lines, { level: 3 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${file.toString("base64")}`;
}
