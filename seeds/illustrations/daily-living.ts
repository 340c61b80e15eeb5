import { cutlery } from "./cutlery.js";
import { dayClock } from "./day-clock.js";
import { buttonHook, shoehorn, sockAid } from "./dressing-aids.js";
import { jarOpener } from "./jar-opener.js";
import type { Drawings } from "./kit.js";
import { magnifier } from "./magnifier.js";
import { turn } from "./mesh.js";
import { overbedTable } from "./overbed-table.js";
import { bigButtonPhone } from "./phone.js";
import { weeklyPillBox } from "./pill-box.js";
import { reacher, reacherAtWork } from "./reacher.js";
import { picture } from "./scene.js";
import { twoHandledMug } from "./two-handled-mug.js";
import type { Vec } from "./vector.js";

const flatLay = { pitch: 60, fill: 0.84 } as const;
const c = "daily-living";
const z: Vec = [0, 0, 1];

/** Pictures of the category Daily Living by file name. */
export const dailyLiving: Drawings = {
  "reacher-grabber-32-1": () => picture(c, turn(reacher(), z, 42), flatLay),
  "reacher-grabber-32-2": () =>
    picture(c, reacherAtWork(), { yaw: -28, pitch: 18, zoom: 26, target: [-4, 0, 8.6] }),
  "weekly-pill-box-1": () => picture(c, weeklyPillBox(), { yaw: -16, pitch: 58, fill: 0.9 }),
  "easy-grip-cutlery-set-1": () => picture(c, cutlery(), { yaw: -14, pitch: 64, fill: 0.82 }),
  "electric-jar-opener-1": () => picture(c, jarOpener(), { yaw: -24, pitch: 18, fill: 0.8 }),
  "long-handled-shoehorn-1": () => picture(c, turn(shoehorn(), z, 44), flatLay),
  "sock-aid-1": () => picture(c, sockAid(), { yaw: -12, pitch: 48, fill: 0.82 }),
  "button-hook-zipper-pull-1": () => picture(c, turn(buttonHook(), z, 38), flatLay),
  "big-button-phone-1": () => picture(c, bigButtonPhone(), { yaw: -18, pitch: 40, fill: 0.86 }),
  "big-button-phone-2": () =>
    picture(c, bigButtonPhone(), { yaw: -14, pitch: 44, zoom: 38, target: [3, 2, 6] }),
  "talking-alarm-clock-1": () => picture(c, dayClock(), { yaw: -20, pitch: 14, fill: 0.82 }),
  "lighted-magnifier-1": () => picture(c, magnifier(), { yaw: -18, pitch: 30, fill: 0.84 }),
  "two-handled-mug-1": () => picture(c, twoHandledMug(), { yaw: -16, pitch: 22, fill: 0.8 }),
  "overbed-table-1": () => picture(c, overbedTable(), { yaw: -26, pitch: 16, fill: 0.84 }),
};
