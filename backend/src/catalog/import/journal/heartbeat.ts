/** Nobody who works at an import is silent for so long. */
export const STALE_SECONDS = 60;
/** How often whoever works at one says so. */
export const HEARTBEAT_SECONDS = 2;
