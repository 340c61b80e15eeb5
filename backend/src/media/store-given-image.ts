import { dataUrlParts, unsupportedImageType } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Refusal } from "../errors/refusal";
import { ImageRejected } from "./image-rejected";
import { storeImage } from "./store-image";

/**
 * The address under which a image that staff gave is kept: a data URL is decoded and stored,
 * every other address stays. `field` is the form's, for the answer when the image is refused:
 * a {@link Refusal} "invalid".
 */
export async function storeGivenImage(
  container: MedusaContainer,
  url: string,
  field: string,
): Promise<string> {
  const data = dataUrlParts(url);
  if (!data) return url;
  const bytes = Buffer.from(data.base64, "base64");
  return storeImage(container, bytes, "picture").catch((error: unknown) => {
    throw error instanceof ImageRejected ? imageRefusal(error, data.type, field) : error;
  });
}

/** What is answered for a image that the shop does not take; `type` is what it claimed to be. */
export function imageRefusal(rejected: ImageRejected, type: string, field: string): Refusal {
  const message =
    rejected.reason === "not-a-picture"
      ? `${unsupportedImageType(type.startsWith("image/") ? "unknown" : type)}. ${rejected.message}`
      : rejected.message;
  return Refusal.ofField("invalid", field, message, rejected.code);
}
