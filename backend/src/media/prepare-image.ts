import { createHash } from "node:crypto";
import { IMAGE_MAX_BYTES } from "@eldercare/contracts";
import sharp from "sharp";
import { ImageRejected } from "./image-rejected";
import { isPlainWebp } from "./plain-webp";

/** Wider images are shrunk to this before they are stored; the page asks for smaller ones still. */
const STORED_MAX_WIDTH_PX = 1600;
/** WebP allows 16,383; no shop image is anywhere near as tall as this. */
const STORED_MAX_HEIGHT_PX = 4800;
/** A few kilobytes can claim to be 50,000 x 50,000 pixels: such a image is never unpacked. */
const MAX_PIXELS = 50_000_000;
const WEBP_QUALITY = 84;

const ACCEPTED_FORMATS = new Set(["jpeg", "png", "webp", "gif"]);

/** What a image turned out to be; width and height in pixels, as it is meant to be looked at. */
export interface InspectedImage {
  format: "jpeg" | "png" | "webp" | "gif";
  width: number;
  height: number;
}

/** The name under which a image is stored: equal bytes give equal names, so they are stored once. */
export function imageNameFor(bytes: Buffer): string {
  return `${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}.webp`;
}

/**
 * Reads a image's header: cheap, for checking many files before anything is written.
 * Throws {@link ImageRejected}. The bytes decide what it is, never a file's name or claimed type.
 */
export async function inspectImage(bytes: Buffer): Promise<InspectedImage> {
  if (bytes.length === 0) throw new ImageRejected("empty", "The picture file is empty.");
  if (bytes.length > IMAGE_MAX_BYTES) {
    throw new ImageRejected("too-large", "File size exceeds 5MB limit");
  }
  // Only the header is read here, so that the limit can be told apart from a file that is no image.
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata?.width || !metadata.height || !ACCEPTED_FORMATS.has(metadata.format)) {
    throw new ImageRejected(
      "not-a-picture",
      "The file is not a JPEG, PNG, WebP or GIF picture, whatever its name says, or it is damaged.",
    );
  }
  if (metadata.width * metadata.height > MAX_PIXELS) {
    throw new ImageRejected(
      "too-many-pixels",
      `The picture has ${metadata.width} × ${metadata.height} pixels; at most 50 million are accepted.`,
    );
  }
  const { width, height } = metadata.autoOrient;
  return { format: metadata.format as InspectedImage["format"], width, height };
}

/** Reads a image to its end, as storing it does, in small. Throws {@link ImageRejected}. */
export async function decodeImage(bytes: Buffer): Promise<void> {
  await openImage(bytes).resize({ width: 32 }).raw().toBuffer().catch(rejectDamaged);
}

const openImage = (bytes: Buffer) =>
  sharp(bytes, { failOn: "error", limitInputPixels: MAX_PIXELS, pages: 1 });

function rejectDamaged(): never {
  throw new ImageRejected("damaged", "The picture is damaged: it cannot be read to its end.");
}

/**
 * Checks a image and makes the WebP that is stored: upright, at most 1600 px wide, without the
 * camera's notes (place, time, owner). A moving GIF keeps its first frame; a WebP that is all of
 * this already is kept as it is, after decoding it to its end. Throws {@link ImageRejected}.
 */
export async function prepareImage(bytes: Buffer): Promise<Buffer> {
  const { width, height } = await inspectImage(bytes);
  const isSmall = width <= STORED_MAX_WIDTH_PX && height <= STORED_MAX_HEIGHT_PX;
  const image = openImage(bytes);
  try {
    if (isSmall && isPlainWebp(bytes)) {
      await image.raw().toBuffer();
      return bytes;
    }
    return await image
      .autoOrient()
      .resize({
        width: STORED_MAX_WIDTH_PX,
        height: STORED_MAX_HEIGHT_PX,
        fit: "inside",
        withoutEnlargement: true,
      })
      .webp({ quality: WEBP_QUALITY, smartSubsample: true })
      .toBuffer();
  } catch {
    rejectDamaged();
  }
}
