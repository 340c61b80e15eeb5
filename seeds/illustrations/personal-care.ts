import { bedPad, protectiveUnderwear, underwearPack } from "./continence-care.js";
import type { Drawings } from "./kit.js";
import { type Mesh, moved, turn } from "./mesh.js";
import { picture } from "./scene.js";
import { barrierCream, bathSponge, cleansingWipes, shampooCaps } from "./washing.js";

const c = "personal-care";

const packWithPair = (): Mesh => [
  ...moved(underwearPack(), [-7, 6, 0]),
  ...moved(turn(protectiveUnderwear(), [0, 0, 1], 8), [15, -9, 0]),
];

/** Pictures of the category Personal Care by file name. */
export const personalCare: Drawings = {
  "protective-underwear-20-1": () =>
    picture(c, packWithPair(), { yaw: -18, pitch: 16, fill: 0.86 }),
  "washable-bed-pad-1": () => picture(c, bedPad(), { yaw: -24, pitch: 46, fill: 0.9 }),
  "no-rinse-cleansing-wipes-1": () =>
    picture(c, cleansingWipes(), { yaw: -26, pitch: 34, fill: 0.84 }),
  "no-rinse-shampoo-cap-1": () => picture(c, shampooCaps(), { yaw: -16, pitch: 18, fill: 0.84 }),
  "long-handled-sponge-1": () =>
    picture(c, turn(bathSponge(), [0, 0, 1], 42), { pitch: 60, fill: 0.86 }),
  "barrier-cream-1": () => picture(c, barrierCream(), { yaw: -16, pitch: 16, fill: 0.82 }),
};
