import { type ChairLook, wheelchair } from "./chairs.js";
import { type Drawings, inRoom, materials as m, picture, type View } from "./kit.js";
import { rainCape } from "./rain-cape.js";
import { foldedSuitcaseRamp, rampAtDoor, suitcaseRamp, thresholdRamp } from "./ramps.js";
import { gelCushion, gelCushionLayers, lapTray } from "./seat-accessories.js";

/** The shop's everyday wheelchair, used again in scenes. */
export const everyday: ChairLook = {
  kind: "self-propelled",
  frame: m.aluminium,
  cloth: m.navyCloth,
  width: 44,
};

const companion: ChairLook = {
  kind: "transport",
  frame: m.burgundy,
  cloth: m.darkCloth,
  width: 44,
};

/** The shop's power wheelchair. */
export const voyageur: ChairLook = {
  kind: "power",
  frame: m.slate,
  cloth: m.spruceCloth,
  width: 46,
};

const standing: View = { yaw: 40, pitch: 15, fill: 0.82 };
const c = "wheelchairs";

/** Pictures of the category Wheelchairs by image name. */
export const wheelchairs: Drawings = {
  "lightweight-folding-wheelchair-1": () => picture(c, wheelchair(everyday), standing),
  "lightweight-folding-wheelchair-2": () =>
    picture(c, wheelchair({ ...everyday, width: 18, folded: true }), { ...standing, yaw: 44 }),
  "lightweight-folding-wheelchair-3": () =>
    picture(c, wheelchair(everyday), { ...standing, yaw: -80, pitch: 8 }),
  "transport-wheelchair-1": () => picture(c, wheelchair(companion), { ...standing, yaw: 38 }),
  "transport-wheelchair-2": () =>
    picture(c, wheelchair({ ...companion, width: 18, folded: true }), { ...standing, yaw: 44 }),
  "folding-power-wheelchair-1": () => picture(c, wheelchair(voyageur), standing),
  "folding-power-wheelchair-2": () =>
    picture(c, wheelchair(voyageur), { ...standing, yaw: 80, pitch: 8 }),
  "folding-power-wheelchair-3": () =>
    picture(c, wheelchair(voyageur), { yaw: 28, pitch: 30, zoom: 17, target: [17, -8, 70] }),
  "gel-wheelchair-cushion-1": () => picture(c, gelCushion(), { yaw: 32, pitch: 32, fill: 0.82 }),
  "gel-wheelchair-cushion-2": () =>
    picture(c, gelCushionLayers(), { yaw: 36, pitch: 26, fill: 0.8 }),
  "wheelchair-tray-1": () => picture(c, lapTray(), { yaw: -24, pitch: 42, fill: 0.84, floor: -10 }),
  "threshold-ramp-1": () => picture(c, thresholdRamp(), { yaw: 28, pitch: 28, fill: 0.86 }),
  "threshold-ramp-2": () =>
    inRoom(c, rampAtDoor(), { yaw: 20, pitch: 20, zoom: 5.1, target: [-6, 6, 42] }, 400),
  "folding-suitcase-ramp-1": () => picture(c, suitcaseRamp(), { yaw: 40, pitch: 26, fill: 0.88 }),
  "folding-suitcase-ramp-2": () =>
    picture(c, foldedSuitcaseRamp(), { yaw: 48, pitch: 18, fill: 0.84 }),
  "wheelchair-rain-cape-1": () =>
    picture(c, [...wheelchair(everyday), ...rainCape(m.amber)], {
      yaw: 34,
      pitch: 12,
      fill: 0.84,
    }),
};
