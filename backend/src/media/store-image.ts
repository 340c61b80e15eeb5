import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inspectImage } from "./prepare-image";

/**
 * Stores a image through Medusa's File Module and answers its address, `/static/<16 hex>.webp`:
 * short, because it goes into the cart cookie, and without a host, so that the shop may move.
 * Storing equal bytes again costs nothing and answers the same address.
 * Throws ImageRejected for what is not a JPEG, PNG, WebP or GIF of at most 5 MB (spec §5).
 */
export async function storeImage(
  container: MedusaContainer,
  bytes: Buffer,
  fileName: string,
): Promise<string> {
  const { format } = await inspectImage(bytes);
  const file = await container.resolve(Modules.FILE).createFiles({
    filename: fileName,
    mimeType: `image/${format}`,
    content: bytes.toString("base64"),
    access: "public",
  });
  return file.url;
}
