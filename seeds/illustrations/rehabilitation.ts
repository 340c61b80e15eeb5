import { gaitBelt, kneeBrace, wristSplint } from "./braces.js";
import {
  balancePad,
  gelPack,
  handPutty,
  pedalExerciser,
  resistanceBands,
  shoulderPulley,
  tensUnit,
} from "./exercise.js";
import type { Drawings } from "./kit.js";
import { turn } from "./mesh.js";
import { picture } from "./scene.js";

const c = "rehabilitation";

/** Pictures of the category Rehabilitation by file name. */
export const rehabilitation: Drawings = {
  "pedal-exerciser-1": () => picture(c, pedalExerciser(), { yaw: -34, pitch: 20, fill: 0.84 }),
  "pedal-exerciser-2": () => picture(c, pedalExerciser(true), { yaw: -34, pitch: 34, fill: 0.86 }),
  "resistance-band-set-1": () => picture(c, resistanceBands(), { yaw: -26, pitch: 34, fill: 0.88 }),
  "hand-therapy-putty-1": () => picture(c, handPutty(), { yaw: -16, pitch: 34, fill: 0.84 }),
  "shoulder-pulley-1": () =>
    picture(c, shoulderPulley(), {
      yaw: -20,
      pitch: 8,
      zoom: 14.6,
      target: [0, 0, -22],
      floor: null,
    }),
  "tens-unit-1": () => picture(c, tensUnit(), { yaw: -12, pitch: 56, fill: 0.84 }),
  "hot-cold-gel-pack-1": () => picture(c, gelPack(), { yaw: -20, pitch: 44, fill: 0.86 }),
  "knee-brace-hinged-1": () => picture(c, kneeBrace(), { yaw: -28, pitch: 10, fill: 0.84 }),
  "wrist-splint-1": () => picture(c, wristSplint(), { yaw: -16, pitch: 14, fill: 0.84 }),
  "gait-belt-1": () =>
    picture(c, turn(gaitBelt(), [0, 0, 1], 10), { yaw: -8, pitch: 24, fill: 0.88 }),
  "balance-pad-1": () => picture(c, balancePad(), { yaw: -28, pitch: 32, fill: 0.88 }),
};
