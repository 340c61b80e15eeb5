/**
 * Starts Medusa on an Express app of ours: `{ directory, expressApp }` in, `{ container, shutdown }`
 * out. Its own `start` command does the same, and it is exported for nothing else.
 */
export { default as loadMedusa } from "@medusajs/medusa/loaders/index";
