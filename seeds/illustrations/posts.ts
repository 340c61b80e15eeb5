import { coversHealth } from "./covers-health.js";
import { coversHome } from "./covers-home.js";
import { coversMoving } from "./covers-moving.js";
import type { Drawings } from "./kit.js";

/** Covers of the care guides by image name. */
export const posts: Drawings = { ...coversHealth, ...coversHome, ...coversMoving };
