import { bathMat } from "./bath-fittings.js";
import { showerChair } from "./bath-seating.js";
import { bloodPressureSet } from "./blood-pressure-monitors.js";
import { offsetCane } from "./canes.js";
import { floorLamp, framedPicture, plant, sideTable, towelRail } from "./furniture.js";
import { grabBar, tiledWall } from "./grab-bars.js";
import {
  brand,
  type Canvas,
  type Drawings,
  disc,
  drawing,
  leaf,
  type Mesh,
  materials as m,
  moved,
  svg,
  turn,
  type View,
} from "./kit.js";
import { maple } from "./mobility-aids.js";
import { placed } from "./placing.js";
import { liftRecliner } from "./recliner.js";
import { rollator } from "./rollators.js";
import { mug, openBook } from "./seat-accessories.js";
import { oximeter } from "./vital-signs.js";

/** Carousel slides are wide, and calm on their left third, where the words stand. */
const wide: Canvas = { width: 1600, height: 700 };

const scene = (mesh: Mesh, view: View): string => drawing(mesh, view, wide);

const gradient = (id: string, from: string, to: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0.2" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** A birch trunk from the ground at (x, y), `height` pixels tall. */
function birch(x: number, y: number, height: number, width: number): string {
  const marks = Array.from({ length: Math.floor(height / 34) }, (_, i) => {
    const side = (i * 5) % 3;
    const at = y - height + 20 + i * 34 + ((i * 13) % 11);
    const left = side === 0 ? x - width / 2 : side === 1 ? x - width * 0.1 : x + width * 0.1;
    return `<path d="M${left} ${at}h${width * (0.3 + ((i * 7) % 3) * 0.06)}" stroke="#4A595C" stroke-width="3" stroke-linecap="round" opacity="0.55"/>`;
  }).join("");
  return `<path d="M${x - width / 2} ${y}L${x - width * 0.36} ${y - height}H${x + width * 0.36}L${x + width / 2} ${y}Z" fill="#F6F2E8"/><path d="M${x + width * 0.12} ${y}L${x + width * 0.1} ${y - height}H${x + width * 0.36}L${x + width / 2} ${y}Z" fill="#D9D6CA"/>${marks}`;
}

function landscape(): string {
  const crown = (x: number, y: number, r: number, colour: string): string =>
    `<path d="M${x - r} ${y}C${x - r * 1.1} ${y - r * 0.9} ${x - r * 0.4} ${y - r * 1.2} ${x} ${y - r}C${x + r * 0.5} ${y - r * 1.25} ${x + r * 1.15} ${y - r * 0.8} ${x + r} ${y}C${x + r * 1.1} ${y + r * 0.6} ${x - r * 1.05} ${y + r * 0.65} ${x - r} ${y}Z" fill="${colour}"/>`;
  return `<defs>${gradient("sky", "#E9F1EC", "#FBF1DD")}${gradient("far", "#CBDDD3", "#BFD5C9")}${gradient("mid", "#AECBBB", "#9EBFAE")}${gradient("grass", "#BDD5C2", "#A5C4AE")}${gradient("path", "#EBDCC0", "#DEC9A3")}</defs>
<rect width="1600" height="700" fill="url(#sky)"/>
<circle cx="1250" cy="150" r="74" fill="#F7CF83" opacity="0.9"/>
<path d="M0 372C180 300 330 330 520 352C760 262 940 300 1120 338C1300 270 1450 292 1600 330V700H0Z" fill="url(#far)"/>
<path d="M0 436C220 384 420 420 640 410C880 356 1080 400 1240 412C1400 380 1500 384 1600 398V700H0Z" fill="url(#mid)"/>
${crown(690, 398, 34, "#86AE99")}${crown(744, 404, 24, "#95B9A6")}${crown(1500, 380, 44, "#86AE99")}${crown(1440, 394, 28, "#95B9A6")}
<path d="M0 486C300 444 620 470 900 452C1160 436 1400 446 1600 452V700H0Z" fill="url(#grass)"/>
<path d="M612 700C720 610 900 560 1004 520C1062 498 1078 476 1064 452C1110 458 1150 480 1160 504C1180 556 1380 620 1520 700Z" fill="url(#path)"/>
${birch(1420, 560, 560, 34)}${birch(1496, 610, 610, 44)}${birch(1352, 520, 520, 24)}
${crown(1430, 20, 120, "#DDBE6B")}${crown(1540, 46, 130, "#E9CB7C")}${crown(1340, 8, 84, "#E9CB7C")}`;
}

function bathroom(): string {
  const view: View = { yaw: 0, pitch: 15, zoom: 4.8, target: [-50, 10, 52], floor: null };
  const chair = moved(turn(showerChair(), [0, 0, 1], 34), [10, 6, 0]);
  const fittings = moved([...moved(grabBar(0), [10, 0, 90]), ...towelRail(76, 103)], [0, 52, 0]);
  const mat = placed(bathMat(), { x: 64, y: -30, size: 80, degrees: 10 });
  return (
    scene(moved(tiledWall(450, 180), [-60, 52, 0]), view) +
    scene(fittings, { ...view, wall: 52 }) +
    scene([...mat, ...moved(plant(58, m.spruce), [92, 30, 0])], { ...view, floor: 0 }) +
    scene(chair, { ...view, floor: 0 })
  );
}

function table(): string {
  const view: View = { yaw: -10, pitch: 27, zoom: 17, target: [-17, 0, 7], floor: 0 };
  const things: Mesh = [
    ...placed(bloodPressureSet(), { x: 4, y: 2, size: 40 }),
    ...placed(oximeter(), { x: 17, y: -11, size: 8.5, degrees: 30 }),
  ];
  const behind: Mesh = [
    ...moved(plant(26, m.white), [27, 17, 0]),
    ...placed(mug(), { x: -17, y: 14, size: 10, degrees: 20 }),
  ];
  return `<defs>${gradient("wall", "#FBEFE6", "#F3D9CA")}${gradient("top", "#DDBB8E", "#E8CDA6")}</defs>
<rect width="1600" height="700" fill="url(#wall)"/>
<path d="M560 0H760L560 330H330Z" fill="#ffffff" opacity="0.34"/><path d="M800 0H900L690 330H600Z" fill="#ffffff" opacity="0.34"/>
<rect y="326" width="1600" height="374" fill="url(#top)"/><rect y="326" width="1600" height="5" fill="#F3DFC0"/>
<path d="M0 420C400 404 700 440 1600 412M0 530C500 548 900 506 1600 532M0 640C300 628 1000 660 1600 632" stroke="#CFAA78" stroke-width="2.5" fill="none" opacity="0.5"/>
${scene(behind, view)}${scene(things, view)}`;
}

function livingRoom(): string {
  const view: View = { yaw: 0, pitch: 14, zoom: 3.55, target: [-88, 0, 71], floor: 0 };
  const chair = moved(
    turn(liftRecliner({ back: 26, legs: 58, lift: 0 }), [0, 0, 1], -38),
    [10, 0, 0],
  );
  const rug: Mesh = [
    ...disc([14, -8, 0.2], 92, 0.4, m.creamCloth),
    ...disc([14, -8, 0.5], 80, 0.4, m.sageCloth),
    ...disc([14, -8, 0.8], 72, 0.4, m.creamCloth),
  ];
  const besides: Mesh = [
    ...moved(floorLamp(), [88, 30, 0]),
    ...moved(sideTable(), [86, -14, 0]),
    ...placed(mug(), { x: 80, y: -20, z: 49.3, size: 11, degrees: 30 }),
    ...placed(openBook(), { x: 93, y: -10, z: 49.3, size: 22, degrees: 20 }),
  ];
  return `<defs>${gradient("wall", "#EFEBF4", "#DFD9E8")}${gradient("boards", "#D9BF98", "#E9D6B6")}<radialGradient id="glow"><stop offset="0" stop-color="#FFE7B0" stop-opacity="0.95"/><stop offset="1" stop-color="#FFE7B0" stop-opacity="0"/></radialGradient></defs>
<rect width="1600" height="700" fill="url(#wall)"/>
<rect x="700" y="40" width="232" height="300" rx="8" fill="${brand.birch}"/><rect x="718" y="58" width="92" height="264" rx="4" fill="#DCEBF0"/><rect x="822" y="58" width="92" height="264" rx="4" fill="#DCEBF0"/><path d="M718 262Q764 228 810 254V322H718Z" fill="#A9C9B8"/><path d="M822 258Q868 232 914 262V322H822Z" fill="#A9C9B8"/><circle cx="880" cy="106" r="20" fill="#F7CF83"/>
<path d="M664 24H742C738 140 722 260 690 366H652C668 250 668 130 664 24Z" fill="#F6E9DC"/><path d="M968 24H890C894 140 910 260 942 366H980C964 250 964 130 968 24Z" fill="#F6E9DC"/><path d="M690 24C688 140 682 250 668 366M716 24C714 140 702 260 682 366M942 24C944 140 950 250 964 366M916 24C918 140 930 260 950 366" stroke="#E3D2C0" stroke-width="3" fill="none"/><rect x="640" y="14" width="352" height="10" rx="5" fill="#BC8C5B"/>
<circle cx="1420" cy="130" r="330" fill="url(#glow)"/>
<rect y="424" width="1600" height="276" fill="url(#boards)"/><path d="M0 470H1600M0 530H1600M0 604H1600" stroke="#CBAF84" stroke-width="2" opacity="0.55"/><rect y="402" width="1600" height="24" fill="${brand.birch}"/><rect y="424" width="1600" height="4" fill="#C3A87F" opacity="0.6"/>
${scene(framedPicture([34, 60, 136], 50, 36), { ...view, floor: null, wall: 64 })}
${scene(rug, { ...view, shadow: 0.3 })}${scene([...besides, ...moved(plant(84, m.coral), [-84, 34, 0])], view)}${scene(chair, view)}`;
}

/** The wide scenes of the home page's carousel, and the picture for things without one. */
export const slides: Drawings = {
  "slide-1": () =>
    svg(
      landscape() +
        scene(
          [
            ...rollator(maple),
            ...moved(
              turn(turn(offsetCane(m.burgundy), [0, 0, 1], -50), [0.8, 0.6, 0], 13),
              [44, -22, 0],
            ),
          ],
          { yaw: 34, pitch: 14, zoom: 5.1, target: [-52, 0, 47] },
        ),
      wide,
    ),
  "slide-2": () => svg(bathroom(), wide),
  "slide-3": () => svg(table(), wide),
  "slide-4": () => svg(livingRoom(), wide),
  placeholder: () =>
    svg(
      `<rect width="300" height="200" fill="${brand.birch}"/><path d="M150 14C226 10 284 48 284 102C284 156 226 190 148 186C72 184 18 150 18 98C18 48 76 18 150 14Z" fill="${brand.sage}"/>${leaf(115, 56, 84, "#7FA795")}`,
      { width: 300, height: 200 },
    ),
};
