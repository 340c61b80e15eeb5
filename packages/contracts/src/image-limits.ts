/** What images staff may upload (spec §9): no page of shoppers needs that. */

export const IMAGE_MAX_PER_PRODUCT = 5;
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif"] as const;
export const IMAGE_MAX_WIDTH_PX = 800;
export const IMAGE_QUALITY = 0.8;
