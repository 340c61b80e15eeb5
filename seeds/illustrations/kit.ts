/**
 * The parts that the catalogue's drawings share. Things are built in centimetres in space (x right,
 * y away, z up) and painted by `picture`, so wheels line up and every further view is only a turn.
 */
import { disc, lathe, type Mesh, rounded, torus, tube } from "./mesh.js";
import { type Material, materials } from "./palette.js";
import { add, cross, frame, times, unit, type Vec } from "./vector.js";

export * from "./mesh.js";
export { brand, type Category, type Material, materials, mix, tints } from "./palette.js";
export { backdrop, type Canvas, drawing, inRoom, picture, room, svg, type View } from "./scene.js";
export { add, between, subtract, times, turned, unit, type Vec } from "./vector.js";

/** The drawings of one file: image name (without `.webp`) to SVG. */
export type Drawings = Readonly<Record<string, () => string>>;

const m = materials;

/** A solid wheel with a hub and spokes, as on rollators, castors and scooters. */
export function wheel(
  middle: Vec,
  radius: number,
  options: {
    axis?: Vec;
    width?: number;
    tyre?: Material;
    rim?: Material;
    hub?: Material;
    spokes?: number;
  } = {},
): Mesh {
  const axis = options.axis ?? [1, 0, 0];
  const width = options.width ?? radius * 0.3;
  const rim = options.rim ?? m.slate;
  const tread = width / 2;
  const inner = radius - tread * 1.8;
  const { u, v } = frame(axis);
  const parts: Mesh[] = [
    torus(middle, radius - tread * 0.9, tread * 0.9, options.tyre ?? m.rubber, axis),
    torus(middle, inner - tread * 0.25, tread * 0.5, rim, axis, { sides: 8 }),
    disc(middle, radius * 0.24, width * 0.95, options.hub ?? rim, axis, 0.3),
    disc(middle, radius * 0.1, width * 1.12, m.steel, axis, 0.6),
  ];
  const count = options.spokes ?? 5;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + 0.3;
    const out = add(times(u, Math.cos(angle)), times(v, Math.sin(angle)));
    parts.push(
      tube(
        [add(middle, times(out, radius * 0.15)), add(middle, times(out, inner))],
        radius * 0.09,
        rim,
        {
          sides: 8,
        },
      ),
    );
  }
  return parts.flat();
}

/** A large spoked wheel of a self-propelled wheelchair; `outside` is the side of the push rim. */
export function wheelchairWheel(middle: Vec, radius: number, outside: 1 | -1): Mesh {
  const axis: Vec = [1, 0, 0];
  const parts: Mesh[] = [
    torus(middle, radius - 1.4, 1.4, m.rubber, axis, { flat: 1.05 }),
    torus(middle, radius - 3.2, 0.8, m.aluminium, axis),
    torus(add(middle, [outside * 3.4, 0, 0]), radius - 4.6, 0.8, m.steel, axis),
    disc(middle, 2.6, 5, m.slate, axis),
    disc(add(middle, [outside * 2.4, 0, 0]), 1.5, 2.2, m.steel, axis),
  ];
  for (let i = 0; i < 24; i++) {
    const angle = (i / 24) * Math.PI * 2;
    const lean = angle + (i % 2 ? 0.28 : -0.28);
    const hub: Vec = [(i % 2 ? 1 : -1) * 1.6, Math.cos(lean) * 2.2, Math.sin(lean) * 2.2];
    const rim: Vec = [0, Math.cos(angle) * (radius - 3.4), Math.sin(angle) * (radius - 3.4)];
    parts.push(tube([add(middle, hub), add(middle, rim)], 0.16, m.aluminium, { sides: 5 }));
  }
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * Math.PI * 2 + 0.26;
    const y = Math.cos(angle) * (radius - 4);
    const z = Math.sin(angle) * (radius - 4);
    parts.push(
      tube([add(middle, [0, y, z]), add(middle, [outside * 3.4, y, z])], 0.35, m.steel, {
        sides: 6,
      }),
    );
  }
  return parts.flat();
}

/** A small wheel in a fork that turns about an upright stem; `stem` is where the frame holds it. */
export function caster(
  stem: Vec,
  radius: number,
  options: { trail?: number; rim?: Material; fork?: Material; width?: number } = {},
): Mesh {
  const trail = options.trail ?? radius * 0.35;
  const width = options.width ?? radius * 0.42;
  const hub: Vec = [stem[0], stem[1] + trail, radius];
  const fork = options.fork ?? m.slate;
  const half = width * 0.72;
  const crown = Math.max(radius * 2 + 0.8, stem[2] - 3);
  const legs = [-half, half].map((x) =>
    tube(
      [
        add(stem, [0, 0, crown - stem[2]]),
        add(stem, [x, trail * 0.2, crown - stem[2]]),
        add(hub, [x, 0, 0]),
      ],
      radius * 0.13,
      fork,
      { bend: radius * 0.2, sides: 8 },
    ),
  );
  return [
    ...wheel(hub, radius, { width, rim: options.rim }),
    ...legs.flat(),
    ...disc([stem[0], stem[1], crown + 0.2], radius * 0.3, 1.6, fork),
    ...tube([[stem[0], stem[1], crown], stem], radius * 0.16, m.steel, { sides: 10 }),
  ];
}

/** A soft ribbed handle from `from` to `to`. */
export function grip(from: Vec, to: Vec, radius = 1.7, material: Material = m.rubber): Mesh {
  return tube([from, to], radius, material, {
    sides: 16,
    ends: "round",
    taper: (t) => 1 - 0.12 * Math.sin(t * Math.PI) + (t < 0.08 || t > 0.92 ? 0.1 : 0),
  });
}

/** The rubber foot of a cane or walker leg, standing at `foot`. */
export function ferrule(
  foot: Vec,
  radius = 1.7,
  height = 4.5,
  material: Material = m.rubber,
): Mesh {
  return lathe(
    [
      [radius * 1.12, 0],
      [radius * 1.25, 0.4],
      [radius * 1.2, 1],
      [radius * 0.92, height * 0.45],
      [radius * 0.8, height],
    ],
    material,
    { origin: foot, sides: 20 },
  );
}

/** An open basket of wire about `middle`, narrower at the bottom. */
export function wireBasket(middle: Vec, size: Vec, material: Material = m.charcoal): Mesh {
  const hoop = (k: number): Vec[] => {
    const shrink = 0.82 + 0.18 * k;
    const x = (size[0] / 2) * shrink;
    const y = (size[1] / 2) * shrink;
    const z = middle[2] - size[2] / 2 + size[2] * k;
    const corners: Vec[] = [
      [middle[0] - x, middle[1] - y, z],
      [middle[0] + x, middle[1] - y, z],
      [middle[0] + x, middle[1] + y, z],
      [middle[0] - x, middle[1] + y, z],
    ];
    return rounded(corners, 4, true, 3);
  };
  const parts: Mesh[] = [
    tube(hoop(1), 0.65, material, { closed: true, sides: 8 }),
    tube(hoop(0.62), 0.32, material, { closed: true, sides: 6 }),
    tube(hoop(0.3), 0.32, material, { closed: true, sides: 6 }),
    tube(hoop(0), 0.45, material, { closed: true, sides: 6 }),
  ];
  const upright = (kx: number, ky: number): void => {
    const spot = (k: number): Vec => [
      middle[0] + (size[0] / 2) * kx * (0.82 + 0.18 * k),
      middle[1] + (size[1] / 2) * ky * (0.82 + 0.18 * k),
      middle[2] - size[2] / 2 + size[2] * k,
    ];
    parts.push(tube([spot(0), spot(1)], 0.28, material, { sides: 6 }));
  };
  for (const k of [-0.72, -0.36, 0, 0.36, 0.72]) {
    upright(k, -1);
    upright(k, 1);
    upright(-1, k);
    upright(1, k);
    const y = (size[1] / 2) * 0.82 * k;
    const x = (size[0] / 2) * 0.82;
    const z = middle[2] - size[2] / 2;
    parts.push(
      tube(
        [
          [middle[0] - x, middle[1] + y, z],
          [middle[0] + x, middle[1] + y, z],
        ],
        0.25,
        material,
        {
          sides: 6,
        },
      ),
    );
  }
  return parts.flat();
}

/** A screw or push button of `radius` on a surface that faces `normal`. */
export function screw(middle: Vec, normal: Vec, radius = 0.6, material: Material = m.steel): Mesh {
  return disc(middle, radius, radius * 0.9, material, unit(normal), 0.5);
}

/** A star or round knob for setting heights, on a stem along `normal`. */
export function knob(
  middle: Vec,
  normal: Vec,
  radius = 1.8,
  material: Material = m.charcoal,
): Mesh {
  const n = unit(normal);
  return [
    ...tube([middle, add(middle, times(n, 1.6))], radius * 0.4, m.steel, { sides: 8 }),
    ...disc(add(middle, times(n, 2.2)), radius, 1.6, material, n),
  ];
}

/** A tube with the small round holes of a height-adjustable leg, seen from `towards`. */
export function holes(from: Vec, to: Vec, count: number, towards: Vec, radius = 0.32): Mesh {
  const n = unit(towards);
  return Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0.5 : i / (count - 1);
    const spot = add(times(from, 1 - t), times(to, t));
    return disc(spot, radius, 0.1, m.charcoal, n, 0.8);
  }).flat();
}

const segments: Readonly<Record<string, string>> = {
  "0": "abcdef",
  "1": "bc",
  "2": "abged",
  "3": "abgcd",
  "4": "fgbc",
  "5": "afgcd",
  "6": "afgedc",
  "7": "abc",
  "8": "abcdefg",
  "9": "abcdfg",
  "-": "g",
  " ": "",
};

/**
 * Seven-segment digits as SVG, `height` units tall from (x, y), for a decal; `.` and `:` are narrow.
 */
export function digits(text: string, x: number, y: number, height: number, colour: string): string {
  const w = height * 0.52;
  const s = height * 0.12;
  const lines: Readonly<Record<string, readonly [number, number, number, number]>> = {
    a: [s, 0, w - s, 0],
    b: [w, s, w, height / 2 - s / 2],
    c: [w, height / 2 + s / 2, w, height - s],
    d: [s, height, w - s, height],
    e: [0, height / 2 + s / 2, 0, height - s],
    f: [0, s, 0, height / 2 - s / 2],
    g: [s, height / 2, w - s, height / 2],
  };
  let left = x;
  let out = "";
  for (const sign of text) {
    if (sign === "." || sign === ":") {
      const dots = sign === "." ? [height] : [height * 0.3, height * 0.7];
      out += dots
        .map(
          (dy) => `<circle cx="${left - s * 0.2}" cy="${y + dy}" r="${s * 0.7}" fill="${colour}"/>`,
        )
        .join("");
      left += s * 2;
      continue;
    }
    for (const name of segments[sign] ?? "") {
      const [x1, y1, x2, y2] = lines[name] ?? [0, 0, 0, 0];
      out += `<path d="M${left + x1} ${y + y1}L${left + x2} ${y + y2}" stroke="${colour}" stroke-width="${s}" stroke-linecap="round"/>`;
    }
    left += w + s * 2.2;
  }
  return out;
}

/** A heart mark for decals, about `size` wide from (x, y). */
export function heart(x: number, y: number, size: number, colour: string): string {
  const k = size / 20;
  return `<path transform="translate(${x} ${y}) scale(${k})" d="M10 18C4 13 0 9.500 0 5.500C0 2.400 2.400 0 5.300 0C7.200 0 9 1 10 2.600C11 1 12.800 0 14.700 0C17.600 0 20 2.400 20 5.500C20 9.500 16 13 10 18Z" fill="${colour}"/>`;
}

/** The brand's leaf, the only mark on boxes and labels, about `size` tall from (x, y). */
export function leaf(x: number, y: number, size: number, colour: string): string {
  const k = size / 24;
  return `<g transform="translate(${x} ${y}) scale(${k})" fill="none" stroke="${colour}" stroke-width="1.8" stroke-linecap="round"><path d="M12 1C19 6 20 13 12 20C4 13 5 6 12 1Z" fill="${colour}" stroke="none" opacity="0.9"/><path d="M12 20V24"/></g>`;
}

/** Where artwork starts on the front of something: origin top left, one svg unit = `unitCm` cm. */
export function facing(direction: Vec, unitCm = 0.1): { u: Vec; v: Vec } {
  const n = unit(direction);
  const up: Vec = Math.abs(n[2]) > 0.95 ? [0, 1, 0] : [0, 0, 1];
  const right = unit(cross(up, n));
  return { u: times(right, unitCm), v: times(cross(right, n), unitCm) };
}
