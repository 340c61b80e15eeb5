import {
  bloodPressureMonitor,
  bloodPressureSet,
  bloodPressureTable,
  wristMonitor,
} from "./blood-pressure-monitors.js";
import { glucoseKit, glucoseMeter, testStrips } from "./glucose-monitors.js";
import type { Drawings } from "./kit.js";
import { turn } from "./mesh.js";
import { bedAlarm, pendant, pendantInStand, pillDispenser } from "./safety-alarms.js";
import { picture } from "./scene.js";
import { bathroomScale, oximeter, oximeterOnFinger, thermometer } from "./vital-signs.js";

const c = "health-monitors";

/** Pictures of the category Health Monitors by file name. */
export const healthMonitors: Drawings = {
  "upper-arm-blood-pressure-monitor-1": () =>
    picture(c, bloodPressureSet(), { yaw: -14, pitch: 30, fill: 0.86 }),
  "upper-arm-blood-pressure-monitor-2": () =>
    picture(c, bloodPressureMonitor(), { yaw: -12, pitch: 42, zoom: 46, target: [0, -0.5, 5] }),
  "upper-arm-blood-pressure-monitor-3": () =>
    picture(c, bloodPressureTable(), { yaw: -20, pitch: 30, fill: 0.92, floor: -15 }),
  "wrist-blood-pressure-monitor-1": () =>
    picture(c, wristMonitor(), { yaw: -30, pitch: 26, fill: 0.76 }),
  "fingertip-pulse-oximeter-1": () => picture(c, oximeter(), { yaw: -24, pitch: 44, fill: 0.8 }),
  "fingertip-pulse-oximeter-2": () =>
    picture(c, oximeterOnFinger(), { yaw: -30, pitch: 40, zoom: 62, target: [1.6, 0, 2] }),
  "blood-glucose-starter-kit-1": () =>
    picture(c, glucoseKit(), { yaw: -14, pitch: 56, fill: 0.86 }),
  "blood-glucose-starter-kit-2": () =>
    picture(c, turn(glucoseMeter(true), [0, 0, 1], -18), {
      pitch: 52,
      zoom: 66,
      target: [0, -1.2, 1],
    }),
  "glucose-test-strips-50-1": () => picture(c, testStrips(), { yaw: -24, pitch: 16, fill: 0.76 }),
  "no-touch-thermometer-1": () => picture(c, thermometer(), { yaw: 38, pitch: 12, fill: 0.8 }),
  "large-display-bathroom-scale-1": () =>
    picture(c, bathroomScale(), { yaw: -22, pitch: 42, fill: 0.86 }),
  "medical-alert-pendant-1": () => picture(c, pendant(), { yaw: -8, pitch: 64, fill: 0.84 }),
  "medical-alert-pendant-2": () => picture(c, pendantInStand(), { yaw: -24, pitch: 22, fill: 0.8 }),
  "weekly-pill-organizer-lock-1": () =>
    picture(c, pillDispenser("closed"), { yaw: -18, pitch: 34, fill: 0.84 }),
  "weekly-pill-organizer-lock-2": () =>
    picture(c, pillDispenser("open"), { yaw: -18, pitch: 48, fill: 0.86 }),
  "bed-exit-alarm-1": () => picture(c, bedAlarm(), { yaw: -22, pitch: 46, fill: 0.88 }),
};
