import { bathMat } from "./bath-fittings.js";
import { bathtub, transferBench } from "./bath-seating.js";
import { bed, bedWithRail } from "./bed.js";
import { legPillow, pressureMattress, wedgePillow } from "./bedding.js";
import { gaitBelt } from "./braces.js";
import { offsetCane } from "./canes.js";
import { wheelchair } from "./chairs.js";
import { cover, frameArt, tileArt, windowArt } from "./cover.js";
import { dayClock } from "./day-clock.js";
import { shoehorn } from "./dressing-aids.js";
import { firmChair, notebook, plant, sideTable } from "./furnishings.js";
import { grabBar } from "./grab-bars.js";
import type { Drawings } from "./kit.js";
import { type Mesh, moved, scaled, turn } from "./mesh.js";
import { brand, materials as m } from "./palette.js";
import { bigButtonPhone } from "./phone.js";
import { reacher } from "./reacher.js";
import { liftRecliner } from "./recliner.js";
import { gelCushion } from "./seat-accessories.js";
import { cut } from "./skin.js";
import { slipperPair } from "./slippers.js";
import { twoHandledMug } from "./two-handled-mug.js";
import type { Vec } from "./vector.js";
import { walker } from "./walkers.js";
import { everyday } from "./wheelchairs.js";

const z: Vec = [0, 0, 1];
/** A thing turned on its spot and set down somewhere. */
const set = (mesh: Mesh, degrees: number, at: Vec): Mesh => moved(turn(mesh, z, degrees), at);

/** A kitchen cupboard door with a sign for what is inside: its left edge, width and picture. */
const cupboard = (x: number, width: number, label: string): string =>
  `<g transform="translate(${x} -74)"><rect width="${width}" height="40" rx="1" fill="#FDFBF6"/><rect x="2.6" y="2.6" width="${width - 5.2}" height="34.8" rx="0.8" fill="none" stroke="#D8D2C4" stroke-width="0.8"/><rect x="${width - 5}" y="28" width="1.6" height="7" rx="0.8" fill="#98A6AB"/><g transform="translate(${width / 2} 17)"><rect x="-8" y="-8" width="16" height="16" rx="2" fill="${brand.sage}"/>${label}</g></g>`;
const cupSign = `<path d="M-4.5 -3.500H2.500V2Q2.5 4.5 0 4.500H-2Q-4.5 4.5 -4.5 2ZM2.5 -2H4Q5.5 -2 5.5 0Q5.5 2 4 2H2.5" fill="none" stroke="${brand.spruce}" stroke-width="1.2"/>`;
const plateSign = `<circle r="5.5" fill="none" stroke="${brand.spruce}" stroke-width="1.2"/><circle r="3" fill="none" stroke="${brand.spruce}" stroke-width="0.8"/>`;
const bowlSign = `<path d="M-5.5 -1.500H5.500Q5.5 4.5 0 4.500Q-5.5 4.5 -5.5 -1.500ZM-2 -4Q-1 -5 -2 -6M1 -4Q2 -5 1 -6" fill="none" stroke="${brand.spruce}" stroke-width="1.2" stroke-linecap="round"/>`;
const breadSign = `<path d="M-4.5 -0.500Q-6.5 -4 -2.5 -4.500H2.500Q6.5 -4 4.5 -0.500V4.500H-4.500Z" fill="none" stroke="${brand.spruce}" stroke-width="1.2" stroke-linejoin="round"/>`;

const doorArt = (x: number): string =>
  `<g transform="translate(${x} 0)"><rect x="-3" y="-118" width="62" height="118" fill="#FDFBF6"/><rect y="-115" width="56" height="115" fill="#4F8277"/><rect x="7" y="-108" width="42" height="40" rx="1" fill="none" stroke="#3C6B61" stroke-width="1.4"/><rect x="7" y="-58" width="42" height="46" rx="1" fill="none" stroke="#3C6B61" stroke-width="1.4"/><circle cx="50" cy="-62" r="2.2" fill="#D0A550"/></g>`;

const glow = (x: number): string =>
  `<radialGradient id="glow${x + 500}"><stop offset="0" stop-color="#FCE3A4" stop-opacity="0.95"/><stop offset="1" stop-color="#FCE3A4" stop-opacity="0"/></radialGradient><ellipse cx="${x}" cy="-14" rx="30" ry="28" fill="url(#glow${x + 500})"/>`;

/** Covers of the guides about a safer, calmer home, by image name. */
export const coversHome: Drawings = {
  "post-bathroom-safety-zone-by-zone": () =>
    cover({
      mesh: [
        ...set(bathtub(), -90, [0, 24, 0]),
        ...set(transferBench(), -90, [-18, 12, 0]),
        ...moved(grabBar(), [44, 98, 64]),
        ...set(bathMat(), 4, [66, -24, 0]),
      ],
      wall: "#CFE5E3",
      ground: "tile",
      back: 98,
      pitch: 20,
      zoom: 5.1,
      target: [12, 20, 36],
      decor: tileArt(92),
    }),
  "post-grab-bars-where-and-how-to-mount": () =>
    cover({
      mesh: [
        ...set(bathtub(), -90, [-18, -70, -2]),
        ...moved(grabBar(), [34, 5, 62]),
        ...moved(turn(grabBar(), [0, 1, 0], 90), [-44, 5, 66]),
      ],
      wall: "#CFE5E3",
      ground: "tile",
      back: 5,
      pitch: 18,
      zoom: 6.4,
      target: [0, -30, 50],
      decor: tileArt(130),
      wallShadow: true,
    }),
  "post-caregiver-burnout": () =>
    cover({
      mesh: [
        ...set(liftRecliner({ back: 4, legs: 0, lift: 0 }), 28, [-34, 6, 0]),
        ...set(sideTable(), 0, [46, -6, 0]),
        ...set(twoHandledMug(), -24, [36, -12, 52.3]),
        ...set(scaled(notebook(), 0.9), 18, [55, -14, 52.3]),
        ...set(scaled(bigButtonPhone(), 0.66), -14, [48, 5, 52.3]),
        ...moved(plant(1.5), [100, 30, 0]),
      ],
      wall: "#E1DCE9",
      ground: "wood",
      back: 68,
      pitch: 18,
      zoom: 4.7,
      target: [8, 0, 50],
      decor: windowArt(14, 46, 66, 52),
    }),
  "post-dementia-a-safer-home": () =>
    cover({
      mesh: [
        ...set(dayClock(), -14, [-22, 4, 0]),
        ...set(bigButtonPhone(), -16, [12, 0, 0]),
        ...set(scaled(twoHandledMug(), 1.1), -24, [39, 6, 0]),
        ...moved(plant(0.7), [-46, 12, 0]),
      ],
      wall: "#E9DFC6",
      ground: "table",
      back: 22,
      pitch: 22,
      zoom: 11.4,
      target: [0, 0, 15],
      decor: `<g transform="translate(0 26)">${cupboard(-52, 25, cupSign)}${cupboard(-26, 25, plateSign)}${cupboard(0, 25, bowlSign)}${cupboard(26, 25, breadSign)}</g>`,
    }),
  "post-preparing-a-home-after-hip-surgery": () =>
    cover({
      mesh: [
        ...set(firmChair(m.navyCloth), 24, [-34, 12, 0]),
        ...set(walker(), -34, [62, 6, 0]),
        // the long tools lean against the chair's arm
        ...moved(turn(turn(reacher(), [0, 1, 0], 90), [0, 1, 0], -10), [1, -2, 46]),
        ...moved(turn(turn(shoehorn(), [0, 1, 0], 90), [0, 1, 0], -13), [5, -17, 29]),
      ],
      wall: "#E3E2CB",
      ground: "wood",
      back: 64,
      pitch: 14,
      zoom: 5,
      target: [10, 0, 48],
      decor: windowArt(-10, 52, 62, 46) + frameArt(-104, 74, 26, 32),
    }),
  "post-preventing-falls-at-home": () =>
    cover({
      mesh: [
        ...set(slipperPair(), -40, [18, -10, 0]),
        ...moved(turn(turn(offsetCane(m.wood), z, -30), [0, 1, 0], 7), [44, 38, 0]),
        ...moved(plant(1.3), [-88, 28, 0]),
      ],
      wall: "#D9D6C6",
      ground: "wood",
      back: 50,
      pitch: 16,
      zoom: 5.4,
      target: [4, 0, 46],
      decor: `${doorArt(56)}${glow(-44)}${glow(26)}${frameArt(-30, 78, 30, 36)}${[-44, 26]
        .map(
          (x) =>
            `<rect x="${x - 4}" y="-20" width="8" height="12" rx="3" fill="#FDFBF6"/><rect x="${x - 2.5}" y="-18" width="5" height="6" rx="2" fill="#F6D98F"/>`,
        )
        .join("")}`,
    }),
  "post-preventing-pressure-sores": () =>
    cover({
      mesh: [
        ...set(
          [
            ...cut(bed(), (p) => p[2] > 51 && p[1] < 60),
            ...moved(
              cut(pressureMattress(), (p) => p[1] < -99 && p[2] < 40),
              [0, 8, 49],
            ),
          ],
          -68,
          [-32, 26, 0],
        ),
        ...set(firmChair(m.sageCloth), -30, [112, -28, 0]),
        ...set(gelCushion(), -30, [112, -30, 50]),
      ],
      wall: "#E1DCE9",
      ground: "wood",
      back: 96,
      pitch: 24,
      zoom: 4,
      target: [10, 0, 47],
      decor: windowArt(10, 62, 70, 50),
    }),
  "post-safe-transfers-bed-to-chair": () =>
    cover({
      mesh: [
        ...set(bedWithRail(), -52, [-48, 20, 0]),
        ...set(wheelchair(everyday), -28, [66, 4, 0]),
        ...set(scaled(gaitBelt(), 0.95), 24, [-40, -18, 54]),
      ],
      wall: "#E1DCE9",
      ground: "wood",
      back: 104,
      pitch: 20,
      zoom: 4.2,
      target: [0, 0, 50],
      decor: windowArt(-6, 64, 72, 50),
    }),
  "post-sleeping-comfortably-with-limited-mobility": () =>
    cover({
      mesh: [
        ...set(
          [
            ...bedWithRail(),
            ...moved(wedgePillow(), [0, 62, 50]),
            ...moved(legPillow(), [-8, -40, 55]),
          ],
          -62,
          [0, 18, 0],
        ),
      ],
      wall: "#4C5F78",
      ground: "carpet",
      back: 98,
      pitch: 24,
      zoom: 4.4,
      target: [2, 6, 46],
      decor: windowArt(-84, 44, 60, 40, "night"),
    }),
};
