import { bedRail, bedWithRail } from "./bed.js";
import { legPillow, nightLights, pressureMattress, wedgePillow } from "./bedding.js";
import { backdrop, type Drawings, drawing, inRoom, picture, svg, type View } from "./kit.js";
import { liftRecliner } from "./recliner.js";

const c = "bedroom-comfort";
const standing: View = { yaw: 38, pitch: 16, fill: 0.82 };

/** Warm light around the pixel (x, y). */
const glow = (x: number, y: number): string =>
  `<defs><radialGradient id="glow"><stop offset="0.3" stop-color="#FFE3A0" stop-opacity="0.9"/><stop offset="1" stop-color="#FFE9B8" stop-opacity="0"/></radialGradient></defs><circle cx="${x}" cy="${y}" r="230" fill="url(#glow)"/>`;

/** Pictures of the category Bedroom & Comfort by image name. */
export const bedroomComfort: Drawings = {
  "adjustable-bed-rail-1": () => picture(c, bedRail(), { ...standing, yaw: -48, pitch: 20 }),
  "adjustable-bed-rail-2": () =>
    inRoom(c, bedWithRail(), { yaw: -46, pitch: 24, zoom: 5.2, target: [24, 20, 52] }, 250),
  "lift-recliner-chair-1": () =>
    picture(c, liftRecliner({ back: 4, legs: 0, lift: 0 }), { ...standing, yaw: -38 }),
  "lift-recliner-chair-2": () =>
    picture(c, liftRecliner({ back: 38, legs: 74, lift: 0 }), { ...standing, yaw: -56 }),
  "lift-recliner-chair-3": () =>
    picture(c, liftRecliner({ back: 0, legs: 0, lift: 24 }), { ...standing, yaw: -58 }),
  "wedge-pillow-1": () => picture(c, wedgePillow(), { yaw: 48, pitch: 22, fill: 0.82 }),
  "alternating-pressure-mattress-1": () =>
    picture(c, pressureMattress(), { yaw: 40, pitch: 32, fill: 0.86 }),
  "leg-elevation-pillow-1": () => picture(c, legPillow(), { yaw: 50, pitch: 22, fill: 0.84 }),
  "motion-night-light-1": () =>
    svg(
      backdrop(c) +
        glow(226, 392) +
        glow(474, 342) +
        drawing(nightLights(), { yaw: 6, pitch: 24, fill: 0.84 }),
    ),
};
