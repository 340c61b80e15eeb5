import { bathMat, handheldShower } from "./bath-fittings.js";
import { benchOverTub, foldDownSeat, showerChair, transferBench } from "./bath-seating.js";
import { grabBar, suctionHandle, tiledWall, tubRail } from "./grab-bars.js";
import {
  backdrop,
  type Drawings,
  drawing,
  inRoom,
  type Mesh,
  picture,
  svg,
  turn,
  type View,
} from "./kit.js";
import { commode, raisedSeat, raisedSeatOnToilet } from "./toilet-aids.js";

const c = "bathroom-safety";
const standing: View = { yaw: 36, pitch: 18, fill: 0.8 };

/** A thing on a tiled wall that fills the picture; `target` is the middle of the view. */
function onTiles(mesh: Mesh, view: View): string {
  const wall = svg(backdrop(c) + drawing(tiledWall(300, 300), { ...view, floor: null }));
  const inner = wall.slice(wall.indexOf(">") + 1, wall.lastIndexOf("</svg>"));
  return svg(inner + drawing(mesh, { floor: null, ...view, wall: 0 }));
}

/** Pictures of the category Bathroom Safety by image name. */
export const bathroomSafety: Drawings = {
  "raised-toilet-seat-with-arms-1": () =>
    picture(c, raisedSeat(), { ...standing, pitch: 28, floor: -3 }),
  "raised-toilet-seat-with-arms-2": () =>
    inRoom(c, raisedSeatOnToilet(), { ...standing, pitch: 20, zoom: 6.4, target: [0, 4, 42] }, 470),
  "bath-transfer-bench-1": () => picture(c, transferBench(), { ...standing, yaw: -30 }),
  "bath-transfer-bench-2": () =>
    inRoom(c, benchOverTub(), { yaw: -38, pitch: 24, zoom: 4.9, target: [-18, 6, 36] }, 330),
  "shower-chair-with-back-1": () => picture(c, showerChair(), standing),
  "shower-chair-with-back-2": () =>
    picture(c, showerChair(), { yaw: 20, pitch: 44, zoom: 11, target: [0, 0, 48] }),
  "fold-down-shower-seat-1": () =>
    onTiles(foldDownSeat(), {
      yaw: -26,
      pitch: 20,
      zoom: 10,
      target: [0, -18, 28],
      floor: 0,
      shadow: 0.8,
    }),
  "stainless-grab-bar-18-1": () =>
    picture(c, grabBar(), { yaw: -24, pitch: 16, fill: 0.84, floor: null, wall: 0 }),
  "stainless-grab-bar-18-2": () =>
    onTiles(turn(grabBar(150), [0, 1, 0], -38, [0, 0, 150]), {
      yaw: 22,
      pitch: 12,
      zoom: 12,
      target: [0, -2, 150],
    }),
  "suction-grab-handle-1": () =>
    picture(c, suctionHandle(), { yaw: -24, pitch: 22, fill: 0.84, floor: null, wall: 0 }),
  "tub-safety-rail-1": () => picture(c, tubRail(), { yaw: -36, pitch: 20, fill: 0.82, floor: 16 }),
  "non-slip-bath-mat-1": () => picture(c, bathMat(), { yaw: 26, pitch: 40, fill: 0.88 }),
  "handheld-shower-set-1": () =>
    picture(c, handheldShower(), { yaw: -14, pitch: 10, fill: 0.84, floor: null, wall: 0 }),
  "bedside-commode-1": () => picture(c, commode("open"), standing),
  "bedside-commode-2": () => picture(c, commode("closed"), { ...standing, yaw: -34 }),
};
