import { lcd, lcdWidth, letters, sun } from "./marks.js";
import { box, decal, frontPlane, type Mesh, roundedRectangle, slab, tube, turn } from "./mesh.js";
import { brand, materials as m } from "./palette.js";

/** Day clock, its screen showing a quarter past ten on Tuesday morning. */
export function dayClock(): Mesh {
  const width = 250;
  const height = 160;
  const time = "10:15";
  const screen = `<rect width="${width}" height="${height}" rx="10" fill="#101A19"/>${lcd(time, (width - lcdWidth(time, 62)) / 2 + 12, 50, 62, "#FDF6E4")}${letters("TUESDAY", (width - 7 * 5.8 * 3.2 + 1.8 * 3.2) / 2, 16, 19, brand.amber)}${sun(32, 81, 26, brand.amber)}${letters("MORNING", (width - 7 * 5.8 * 2.6 + 1.8 * 2.6) / 2, 128, 15.6, brand.sage)}<path d="M0 10Q0 0 10 0H96L34 ${height}H10Q0 ${height} 0 ${height - 10}Z" fill="#fff" opacity="0.06"/>`;
  const body: Mesh = [
    ...slab(roundedRectangle(29, 20, 2.4, 6), 3.4, m.white, frontPlane([0, 3.4, 10.4]), {
      edge: 0.9,
    }),
    ...decal(screen, [width, height], [-12.5, -0.02, 18.4], [0.1, 0, 0], [0, 0, -0.1], 0.5),
  ];
  return [
    ...turn(body, [1, 0, 0], -9, [0, 0, 0.4]),
    ...box([0, 7.6, 0.6], [16, 7, 1.2], m.pearl, { corner: 1.5 }),
    ...turn(
      [
        ...tube(
          [
            [-9, 1.9, 20.2],
            [-5.4, 1.9, 20.2],
          ],
          0.8,
          m.amber,
          { ends: "round", nearer: 1 },
        ),
        ...tube(
          [
            [5.4, 1.9, 20.2],
            [9, 1.9, 20.2],
          ],
          0.8,
          m.spruce,
          { ends: "round", nearer: 1 },
        ),
      ],
      [1, 0, 0],
      -9,
      [0, 0, 0.4],
    ),
  ];
}
