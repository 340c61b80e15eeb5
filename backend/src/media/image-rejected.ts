import { MedusaError } from "@medusajs/framework/utils";

/** Why a image was not taken. */
export type ImageRejection =
  | "empty"
  | "too-large"
  | "not-a-picture"
  | "too-many-pixels"
  | "damaged";

/** A image that the shop does not take; the message is a sentence for the person who chose it. */
export class ImageRejected extends MedusaError {
  constructor(
    readonly reason: ImageRejection,
    message: string,
  ) {
    super(MedusaError.Types.INVALID_DATA, message, `image_${reason.replaceAll("-", "_")}`);
    this.name = "ImageRejected";
  }
}
