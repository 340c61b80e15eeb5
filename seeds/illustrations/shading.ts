import type { Material } from "./palette.js";
import { dot, unit, type Vec } from "./vector.js";

type Colour = readonly [number, number, number];

const light = unit([-0.55, -0.62, 0.78]);
const halfway = unit([light[0], light[1] - 1, light[2]]);

const channels = (hex: string): Colour => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const blend = (a: Colour, b: Colour, t: number): Colour => {
  const k = Math.min(1, Math.max(0, t));
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
};

const white: Colour = [255, 255, 255];

/**
 * How a material looks under the light from the top left: the colour (0–255 each) for a unit normal
 * in the viewer's frame (x right, y away, z up).
 */
export function shader(material: Material): (x: number, y: number, z: number) => Colour {
  const dark = channels(material.dark);
  const base = channels(material.base);
  const bright = channels(material.light);
  return (x, y, z) => {
    const n: Vec = [x, y, z];
    const t = 0.5 + 0.5 * dot(n, light);
    const spec = Math.max(0, dot(n, halfway)) ** 20 * material.shine;
    if (material.metal) {
      // A horizon: bright sky above, a dark band, light thrown back from the floor below.
      const up = z * 0.75 - x * 0.45;
      const tone =
        up > 0.15
          ? blend(base, bright, (up - 0.15) / 0.6)
          : up > -0.35
            ? blend(dark, base, (up + 0.35) / 0.5)
            : blend(dark, base, Math.min(0.75, (-0.35 - up) / 0.6));
      return blend(blend(dark, tone, 0.35 + 0.65 * Math.min(1, t * 1.35)), white, spec * 0.8);
    }
    const tone =
      t < 0.58 ? blend(dark, base, (t - 0.08) / 0.5) : blend(base, bright, (t - 0.58) / 0.42);
    return blend(tone, white, spec * 0.75);
  };
}
