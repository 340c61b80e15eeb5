/**
 * Built files as the build names them, with a hash of what is in them (vite.config.ts). Nothing else is kept
 * for other versions' pages, or taken from where it is kept: no folder, no twin, no hidden file.
 */
const ASSET_NAME = /^\w[\w.-]*-[\w-]{8}\.(?:js|css|woff2)$/;

/** Whether a text names a built file, and nothing beside it. */
export const isAssetName = (text: string): boolean => ASSET_NAME.test(text);
