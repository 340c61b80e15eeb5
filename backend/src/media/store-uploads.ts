import { UPLOAD_FIELD, type UploadedImage } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ImageRejected } from "./image-rejected";
import { prepareImage } from "./prepare-image";
import { imageRefusal } from "./store-given-image";
import { storeImage } from "./store-image";

/** A file as it was received. */
interface ReceivedFile {
  originalname: string;
  mimetype: string;
  size: number;
  buffer: Buffer;
}

/**
 * Stores received images one after the other. All are decoded to their end before the first is
 * stored: if one is refused, none is.
 */
export async function storeUploads(
  container: MedusaContainer,
  files: readonly ReceivedFile[],
): Promise<UploadedImage[]> {
  for (const [index, file] of files.entries()) {
    await prepareImage(file.buffer).catch((error: unknown) => {
      const field = `${UPLOAD_FIELD}.${index}`;
      throw error instanceof ImageRejected ? imageRefusal(error, file.mimetype, field) : error;
    });
  }
  const stored: UploadedImage[] = [];
  for (const { buffer, originalname, size, mimetype } of files) {
    const url = await storeImage(container, buffer, originalname);
    stored.push({ url, originalName: nameOf(originalname), size, type: mimetype });
  }
  return stored;
}

/** Browsers send names as UTF-8, which the multipart parser reads byte by byte. */
function nameOf(received: string): string {
  return Buffer.from(received, "latin1").toString("utf8");
}
