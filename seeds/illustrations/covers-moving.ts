import { foldedTravelCane, iceTips, offsetCane, quadCane } from "./canes.js";
import { wheelchair } from "./chairs.js";
import { cover, frameArt, windowArt } from "./cover.js";
import { foldedCloth, plant, scrubBrush, soapyBowl, suitcase } from "./furnishings.js";
import type { Drawings } from "./kit.js";
import { type Mesh, moved, scaled, tube, turn } from "./mesh.js";
import { maple } from "./mobility-aids.js";
import { materials as m } from "./palette.js";
import { rollator } from "./rollators.js";
import { mobilityScooter } from "./scooters.js";
import { cut } from "./skin.js";
import type { Vec } from "./vector.js";
import { glideSkis, walker } from "./walkers.js";
import { everyday, voyageur } from "./wheelchairs.js";

const z: Vec = [0, 0, 1];
/** A thing turned on its spot and set down somewhere. */
const set = (mesh: Mesh, degrees: number, at: Vec): Mesh => moved(turn(mesh, z, degrees), at);

/** An arrow-ended line, as on a drawing with measures. */
const measure = (from: Vec, to: Vec): Mesh => {
  const along: Vec = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const size = Math.hypot(...along);
  const tip = (end: Vec, sign: 1 | -1): Mesh =>
    tube(
      [
        end,
        [
          end[0] - (sign * along[0] * 5) / size,
          end[1] - (sign * along[1] * 5) / size,
          end[2] - (sign * along[2] * 5) / size,
        ],
      ],
      2.4,
      m.coral,
      { taper: (t) => Math.max(0.02, t) },
    );
  return [...tube([from, to], 0.8, m.coral), ...tip(from, -1), ...tip(to, 1)];
};

const snow = (): string =>
  `<path d="M-300 -34Q-180 -70 -70 -44T120 -52T300 -38V0H-300Z" fill="#EEF4F7"/><path d="M-300 -16Q-140 -38 20 -22T300 -20V0H-300Z" fill="#F8FBFC"/>${[
    -128, -108, 96, 118, 140,
  ]
    .map(
      (x, i) =>
        `<g transform="translate(${x} ${-18 - (i % 2) * 8}) scale(${0.62 + (i % 3) * 0.14})"><path d="M0 -58L15 -30H8L19 -10H-19L-8 -30H-15Z" fill="#5E8A7C"/><path d="M0 -58L7 -45Q0 -41 -7 -45ZM-10 -26Q0 -20 10 -26L15 -17Q0 -10 -15 -17Z" fill="#F4F8FA"/><rect x="-2" y="-10" width="4" height="10" fill="#8C6042"/></g>`,
    )
    .join("")}`;

const flakes = (): string =>
  Array.from({ length: 60 }, (_, i) => {
    const x = ((i * 67) % 320) - 160;
    const y = ((i * 41) % 150) + 14;
    return `<circle cx="${x}" cy="${-y}" r="${0.5 + (i % 3) * 0.35}" fill="#fff"/>`;
  }).join("");

/** The path trodden through the snow, as flat art on the ground is drawn by the cover's ground. */
function winterWalk(): Mesh {
  const tip = moved(
    scaled(
      cut(iceTips(), (p) => p[0] > -0.2),
      1 / 3,
    ),
    [5, 0, 0],
  );
  const spike = cut(tip, (p) => p[2] > 12);
  const ski = moved(
    cut(
      cut(glideSkis(), (p) => p[0] > -1.5),
      (p) => p[2] > 8.6,
    ),
    [5, 2, 0],
  );
  const aid: Mesh = [
    ...moved(walker(), [0, 0, 1.2]),
    ...moved(ski, [29.8, 24.6, 0]),
    ...moved(ski, [-29.8, 24.6, 0]),
  ];
  return [
    ...set(aid, 205, [32, 4, 0]),
    ...set([...moved(offsetCane(m.wood), [0, 0, 1.6]), ...spike], -30, [-40, -14, 0]),
  ];
}

/** Covers of the guides about walking and riding, by image name. */
export const coversMoving: Drawings = {
  "post-choosing-a-walker-or-rollator": () =>
    cover({
      mesh: [
        ...set(rollator(maple), 32, [-42, 0, 0]),
        ...set(walker(), -32, [46, 4, 0]),
        ...moved(plant(1.5), [116, 44, 0]),
      ],
      wall: "#D5E5DA",
      ground: "wood",
      back: 70,
      pitch: 13,
      zoom: 5,
      target: [4, 0, 52],
      decor: windowArt(-124, 50, 58, 46),
    }),
  "post-choosing-a-cane-and-setting-its-height": () =>
    cover({
      mesh: [
        ...set(offsetCane(), -34, [-40, 0, 0]),
        ...set(quadCane(), -34, [2, 0, 0]),
        ...set(moved(turn(foldedTravelCane(), [0, 1, 0], 0), [0, 0, 2]), -30, [44, -6, 0]),
      ],
      wall: "#E6DEC9",
      ground: "wood",
      back: 46,
      pitch: 13,
      zoom: 6.1,
      target: [0, 0, 46],
      decor: frameArt(74, 66, 26, 32),
    }),
  "post-wheelchair-sizing": () =>
    cover({
      mesh: [
        ...set(
          [
            ...wheelchair(everyday),
            ...measure([-21.5, -8, 57], [21.5, -8, 57]),
            ...measure([12, -22, 54], [12, 20, 54]),
          ],
          34,
          [0, 0, 0],
        ),
        ...moved(plant(1.4), [-96, 40, 0]),
      ],
      wall: "#D3E2E8",
      ground: "wood",
      back: 66,
      pitch: 20,
      zoom: 5,
      target: [0, 0, 47],
      decor: windowArt(52, 46, 62, 48),
    }),
  "post-mobility-scooter-or-power-wheelchair": () =>
    cover({
      mesh: [
        ...set(mobilityScooter(), 52, [-58, 0, 0]),
        ...set(wheelchair(voyageur), -38, [66, 0, 0]),
      ],
      wall: "#D3E2E8",
      ground: "carpet",
      back: 80,
      pitch: 14,
      zoom: 4.2,
      target: [2, 0, 56],
      decor: windowArt(-30, 62, 76, 54),
    }),
  "post-cleaning-and-maintaining-mobility-aids": () =>
    cover({
      mesh: [
        ...moved(turn(turn(rollator(maple), [1, 0, 0], 180), z, 36), [-30, 12, 96]),
        ...set(scaled(soapyBowl(), 1.25), 0, [40, -8, 0]),
        ...set(scaled(scrubBrush(), 1.3), 24, [68, -34, 0]),
        ...set(scaled(foldedCloth(m.coralCloth), 1.3), -16, [80, 2, 0]),
        ...moved(plant(1.4), [104, 40, 0]),
      ],
      wall: "#D5E5DA",
      ground: "tile",
      back: 62,
      pitch: 20,
      zoom: 5,
      target: [12, 0, 44],
    }),
  "post-travelling-with-mobility-equipment": () =>
    cover({
      mesh: [
        ...set(
          wheelchair({
            kind: "transport",
            frame: m.burgundy,
            cloth: m.darkCloth,
            width: 18,
            folded: true,
          }),
          40,
          [-56, 4, 0],
        ),
        ...set(suitcase(), -22, [22, 0, 0]),
        ...set(moved(foldedTravelCane(), [0, 0, 2]), -30, [72, -14, 0]),
      ],
      wall: "#D3E2E8",
      ground: "tile",
      back: 70,
      pitch: 14,
      zoom: 5,
      target: [0, 0, 50],
      decor: `<g transform="translate(0 18)"><rect x="-140" y="-128" width="280" height="92" fill="#CFE3EC"/><path d="M-140 -52Q-60 -64 20 -54T140 -58V-36H-140Z" fill="#B9CFC0"/><g fill="#FDFBF6"><path d="M26 -92Q30 -98 40 -98H104Q120 -96 126 -90Q118 -84 104 -84H40Q28 -84 26 -92Z"/><path d="M34 -96L22 -116H30L50 -98Z" fill="#0F4A43"/><path d="M70 -90L52 -72H62L92 -88Z" fill="#CFE0D6"/></g><g fill="#7FA3A8"><circle cx="60" cy="-93" r="1.2"/><circle cx="68" cy="-93" r="1.2"/><circle cx="76" cy="-93" r="1.2"/><circle cx="84" cy="-93" r="1.2"/><circle cx="92" cy="-93" r="1.2"/></g><path d="M-140 -128H140M-70 -128V-36M0 -128V-36M70 -128V-36M-140 -36H140" stroke="#FDFBF6" stroke-width="4"/></g>`,
    }),
  "post-winter-walking-in-canada": () =>
    cover({
      mesh: winterWalk(),
      wall: "#C9DAE6",
      ground: "snow",
      back: 90,
      pitch: 14,
      zoom: 5.4,
      target: [0, 0, 44],
      decor: snow() + flakes(),
    }),
};
