import { box, decal, type Mesh, moved, nearer, turn } from "./mesh.js";
import { type Material, materials as m } from "./palette.js";

const dayColours: readonly Material[] = [
  m.coral,
  m.amber,
  m.sage,
  m.sky,
  m.heather,
  m.birch,
  m.spruce,
];

/** Artwork of two to four pills in a compartment 30 × 29 units wide. */
function pills(seed: number): string {
  const kinds = ["#FFFFFF", "#E18A66", "#EFB245", "#A5C8D8"];
  const spots: readonly [number, number][] = [
    [9, 11],
    [20, 13],
    [18, 22],
    [9, 21],
  ];
  return spots
    .slice(0, 2 + (seed % 3))
    .map(([x, y], i) => {
      const fill = kinds[(seed * 3 + i) % 4];
      const wide = (seed + i) % 2 === 0;
      const shape = wide
        ? `<rect x="-5.5" y="-2.8" width="11" height="5.6" rx="2.8"`
        : `<circle r="3.8"`;
      const place = `transform="translate(${x} ${y}) rotate(${(seed * 47 + i * 70) % 180})"`;
      return `<g ${place}>${shape} fill="#1D2A28" opacity="0.25" transform="translate(0.7 1)"/>${shape} fill="${fill}"/></g>`;
    })
    .join("");
}

/** One day of the weekly pill box, 3.8 × 15 cm, front at y = 0, with four lidded compartments. */
function dayTray(material: Material, day: number, openLid = -1): Mesh {
  const lids = [0, 1, 2, 3].flatMap((row): Mesh => {
    const y = 2.05 + row * 3.65;
    const glass = { ...m.clear, opacity: 0.38 };
    const lid: Mesh = [
      ...box([0, y, 3.2], [3.3, 3.2, 0.45], glass, { corner: 0.6, edge: 0.15, nearer: 3 }),
      ...box([0, y - 1.7, 3.2], [1.5, 0.5, 0.45], material, { corner: 0.2, nearer: 3.4 }),
    ];
    const well = decal(
      `<rect width="30" height="29" rx="5" fill="${material.dark}"/><rect x="1.5" y="3" width="27" height="25" rx="4" fill="#fff" opacity="0.78"/>${pills(day * 4 + row + 1)}`,
      [30, 29],
      [-1.5, y + 1.45, 3.02],
      [0.1, 0, 0],
      [0, -0.1, 0],
      2,
    );
    return [...well, ...(row === openLid ? turn(lid, [1, 0, 0], 118, [0, y + 1.7, 3.2]) : lid)];
  });
  return [...box([0, 7.5, 1.5], [3.8, 15, 3], material, { corner: 0.8, edge: 0.3 }), ...lids];
}

/** Tray of a week with seven removable days of four compartments; Wednesday is drawn out. */
export function weeklyPillBox(): Mesh {
  const rack: Mesh = [
    ...box([0, 7.6, 0.5], [31, 17, 1], m.white, { corner: 1.6, edge: 0.4 }),
    ...box([0, 15.9, 1.5], [31, 0.8, 3], m.white, { corner: 0.4 }),
    ...box([-15.1, 7.6, 1.2], [0.8, 16, 2.4], m.white, { corner: 0.4 }),
    ...box([15.1, 7.6, 1.2], [0.8, 16, 2.4], m.white, { corner: 0.4, nearer: 6 }),
  ];
  const trays = dayColours.flatMap((material, day) =>
    nearer(
      moved(dayTray(material, day, day === 2 ? 0 : -1), [
        -12.6 + day * 4.2,
        day === 2 ? -6.5 : 0,
        1,
      ]),
      4,
    ),
  );
  return [...rack, ...trays];
}
