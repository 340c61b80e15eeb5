import { z } from "zod";
import { IMAGE_MAX_BYTES, IMAGE_MAX_PER_PRODUCT, IMAGE_TYPES } from "./image-limits.js";

/** Images that staff give: uploads, and addresses or data URLs inside other bodies (spec §5). */

export const IMAGE_TOO_LARGE = "File size exceeds 5MB limit";

/** What is said of a file that is no image the shop takes; `type` as the browser or the bytes tell it. */
export function unsupportedImageType(type: string): string {
  return `File type ${type || "unknown"} is not supported. Allowed types: ${IMAGE_TYPES.join(", ")}`;
}

/** What is said when more images are chosen than there is room for. */
export function tooManyImages(room: number): string {
  return `You can only upload ${room} more image(s)`;
}

/** The address of something on another site. */
export const WebAddress = z.url({ protocol: /^https?$/ });

const DATA_URL = /^data:([^;,]*)(?:;[^,]*)?,/;
const MAX_ADDRESS_LENGTH = 2000;
const NOT_AN_ADDRESS = "An image must be an uploaded picture or a web address.";

/** The type and base64 text of a data URL; null for every other address. */
export function dataUrlParts(url: string): { type: string; base64: string } | null {
  const match = DATA_URL.exec(url);
  return match ? { type: match[1] ?? "", base64: url.slice(match[0].length) } : null;
}

/** What is wrong with the address of a image; null when nothing is. */
function imageProblem(url: string): string | null {
  const data = dataUrlParts(url);
  if (data) {
    if (!IMAGE_TYPES.some((type) => type === data.type)) return unsupportedImageType(data.type);
    // Four characters of base64 hold three bytes.
    return (data.base64.length * 3) / 4 > IMAGE_MAX_BYTES + 2 ? IMAGE_TOO_LARGE : null;
  }
  if (url.length > MAX_ADDRESS_LENGTH || /\s/.test(url)) return NOT_AN_ADDRESS;
  if (/^\/(?![/\\])/.test(url)) return null;
  return WebAddress.safeParse(url).success ? null : NOT_AN_ADDRESS;
}

/** A image that staff give: an uploaded one (`/static/…`), a web address, or a data URL. */
export const ImageInput = z.string({ error: NOT_AN_ADDRESS }).superRefine((url, context) => {
  const message = imageProblem(url);
  if (message) context.addIssue({ code: "custom", message });
});

/** One stored image (spec §3 Uploaded image result); `size` is that of the given file, in bytes. */
export const UploadedImage = z.object({
  url: z.string(),
  originalName: z.string(),
  size: z.number().int().nonnegative(),
  type: z.string(),
});
export type UploadedImage = z.infer<typeof UploadedImage>;

/**
 * POST /api/uploads takes multipart/form-data with up to {@link IMAGE_MAX_PER_PRODUCT} parts named
 * `files`, and answers one entry per file in their order; if one is refused, none is stored.
 */
export const UPLOAD_FIELD = "files";
export const UploadResponse = z.array(UploadedImage).max(IMAGE_MAX_PER_PRODUCT);
export type UploadResponse = z.infer<typeof UploadResponse>;
