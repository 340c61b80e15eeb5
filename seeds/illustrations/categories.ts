import { showerChair } from "./bath-seating.js";
import { wedgePillow } from "./bedding.js";
import { bloodPressureMonitor } from "./blood-pressure-monitors.js";
import { offsetCane } from "./canes.js";
import { wheelchair } from "./chairs.js";
import { bedPad } from "./continence-care.js";
import { dayClock } from "./day-clock.js";
import { pedalExerciser, resistanceBands } from "./exercise.js";
import { grabBar } from "./grab-bars.js";
import { type Drawings, moved, picture, turn } from "./kit.js";
import { maple } from "./mobility-aids.js";
import { placed } from "./placing.js";
import { reacher } from "./reacher.js";
import { liftRecliner } from "./recliner.js";
import { rollator } from "./rollators.js";
import { slipperPair } from "./slippers.js";
import { compressionSocks } from "./socks.js";
import { twoHandledMug } from "./two-handled-mug.js";
import { oximeter } from "./vital-signs.js";
import { barrierCream, cleansingWipes } from "./washing.js";
import { everyday } from "./wheelchairs.js";

/** One picture per category: one to three of its products together. */
export const categories: Drawings = {
  "category-mobility-aids": () =>
    picture(
      "mobility-aids",
      [
        ...rollator(maple),
        ...moved(turn(turn(offsetCane(), [0, 0, 1], -40), [0, 1, 0], -5), [46, -22, 0]),
      ],
      { yaw: 34, pitch: 16, fill: 0.86 },
    ),
  "category-wheelchairs": () =>
    picture("wheelchairs", wheelchair(everyday), { yaw: -40, pitch: 15, fill: 0.86 }),
  "category-bathroom-safety": () =>
    picture("bathroom-safety", [...showerChair(), ...moved(grabBar(0), [32, 40, 97])], {
      yaw: 32,
      pitch: 18,
      fill: 0.86,
    }),
  "category-health-monitors": () =>
    picture(
      "health-monitors",
      [
        ...placed(bloodPressureMonitor(), { x: -2, y: 3, size: 19 }),
        ...placed(oximeter(), { x: 13, y: -8, size: 9, degrees: 34 }),
      ],
      { yaw: -14, pitch: 30, fill: 0.88 },
    ),
  "category-daily-living": () =>
    picture(
      "daily-living",
      [
        ...placed(dayClock(), { x: -2, y: 14, size: 31, degrees: -4 }),
        ...placed(twoHandledMug(), { x: 17, y: -5, size: 18, degrees: 20 }),
        ...placed(reacher(), { x: -3, y: -18, size: 46, degrees: 10 }),
      ],
      { yaw: -14, pitch: 34, fill: 0.88 },
    ),
  "category-rehabilitation": () =>
    picture(
      "rehabilitation",
      [
        ...placed(pedalExerciser(), { x: 0, y: 10, size: 50 }),
        ...placed(resistanceBands(), { x: 10, y: -32, size: 38, degrees: 12 }),
      ],
      { yaw: -32, pitch: 26, fill: 0.88 },
    ),
  "category-bedroom-comfort": () =>
    picture(
      "bedroom-comfort",
      [
        ...liftRecliner({ back: 14, legs: 30, lift: 0 }),
        ...placed(wedgePillow(), { x: 84, y: -30, size: 48, degrees: 24 }),
      ],
      { yaw: -34, pitch: 18, fill: 0.9 },
    ),
  "category-personal-care": () =>
    picture(
      "personal-care",
      [
        ...placed(bedPad(), { x: -2, y: 13, size: 38 }),
        ...placed(cleansingWipes(), { x: -9, y: -17, size: 27, degrees: 8 }),
        ...placed(barrierCream(), { x: 15, y: -17, size: 22, degrees: -8 }),
      ],
      { yaw: -22, pitch: 30, fill: 0.9 },
    ),
  "category-compression-foot-care": () =>
    picture(
      "compression-foot-care",
      [
        ...placed(compressionSocks(), { x: -8, y: 12, size: 44 }),
        ...placed(slipperPair(), { x: 14, y: -27, size: 30 }),
      ],
      { yaw: -36, pitch: 20, fill: 0.88 },
    ),
};
