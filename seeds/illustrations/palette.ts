/** Colours of the brand, for backdrops, decals and flat details. */
export const brand = {
  spruce: "#0F4A43",
  birch: "#FAF7F1",
  ink: "#1D2A28",
  amber: "#F2B84B",
  coral: "#E58F6B",
  sage: "#CFE0D6",
} as const;

/**
 * What a surface is made of: the tones it takes from shade to full light, how sharp a shine it
 * has (0 matt … 1 polished), and for see-through things an opacity.
 */
export interface Material {
  readonly dark: string;
  readonly base: string;
  readonly light: string;
  readonly shine: number;
  readonly opacity?: number;
  /** Metal mirrors its surroundings: bands of light and dark instead of plain shading. */
  readonly metal?: boolean;
}

const material = (dark: string, base: string, light: string, shine = 0.15): Material => ({
  dark,
  base,
  light,
  shine,
});

/** Every material of the catalogue's pictures. Add here rather than mixing colours in a drawing. */
export const materials = {
  // brand colours, lacquered or moulded
  spruce: material("#072E2A", "#12564E", "#3C8A7E", 0.35),
  sage: material("#8FAE9D", "#BCD3C5", "#E2EEE6", 0.15),
  birch: material("#C9C1B2", "#F1ECE1", "#FFFDF8", 0.15),
  amber: material("#C4832A", "#EFB245", "#FAD98C", 0.25),
  coral: material("#B5603F", "#E18A66", "#F5BFA4", 0.2),
  // plastics
  white: material("#B9C3C5", "#EDF0EF", "#FFFFFF", 0.25),
  pearl: material("#A5B0B2", "#D5DCDC", "#F3F6F5", 0.25),
  grey: material("#5E6A6C", "#8D999A", "#BCC6C6", 0.2),
  slate: material("#2C393C", "#4A595C", "#75868A", 0.2),
  charcoal: material("#161E1F", "#2C3738", "#56646A", 0.25),
  rubber: material("#121717", "#262E2F", "#4A5557", 0.06),
  navy: material("#152A40", "#27496B", "#5B82A6", 0.25),
  sky: material("#6F9DB3", "#A5C8D8", "#DAECF3", 0.2),
  burgundy: material("#4C1522", "#8A2B3E", "#BC6473", 0.4),
  red: material("#8C2B22", "#CB4A3A", "#EC8A78", 0.25),
  heather: material("#6A5F80", "#9A8DB2", "#CBC2DC", 0.12),
  // cloth, foam, leather: no shine
  navyCloth: material("#1C3145", "#33536F", "#6484A0", 0.03),
  greyCloth: material("#5A6667", "#87938F", "#B5BFBA", 0.02),
  darkCloth: material("#1C2526", "#364244", "#616F72", 0.04),
  creamCloth: material("#BDAF97", "#E6DCC8", "#FBF6EB", 0.02),
  whiteCloth: material("#B4BDC0", "#E9ECEA", "#FFFFFF", 0.02),
  sageCloth: material("#6E9180", "#A2BFAF", "#D0E2D7", 0.02),
  spruceCloth: material("#0B3833", "#1F655B", "#549487", 0.04),
  coralCloth: material("#B06A4D", "#DE9473", "#F4C9B2", 0.02),
  skyCloth: material("#7399AC", "#A9C7D4", "#DCEBF1", 0.02),
  leather: material("#5B3B26", "#8C6042", "#BE9270", 0.18),
  vinyl: material("#1F3C3A", "#366360", "#6F9A95", 0.3),
  // wood, skin-like neutrals
  wood: material("#8A5F38", "#BC8C5B", "#E3BF93", 0.1),
  paleWood: material("#B08A60", "#D9B88D", "#F3DFC3", 0.08),
  sand: material("#A79274", "#D3C1A3", "#F0E6D2", 0.05),
  gold: material("#97702A", "#D0A550", "#F6DFA0", 0.6),
  // surroundings
  tile: material("#A9C4C1", "#CBDFDC", "#E6F1EF", 0.1),
  wall: material("#D8D2C4", "#EFEADE", "#FBF8F0", 0),
  floor: material("#B79A74", "#D8BF9B", "#EBDABF", 0),
  // metals
  aluminium: { dark: "#737F83", base: "#B4BFC2", light: "#F4F8F8", shine: 0.5, metal: true },
  steel: { dark: "#5D6B70", base: "#ACB9BD", light: "#FBFDFD", shine: 0.8, metal: true },
  // see-through
  clear: { dark: "#7FA3A8", base: "#BFD9DC", light: "#FFFFFF", shine: 0.6, opacity: 0.34 },
  lens: { dark: "#8CB3C2", base: "#C5E0EA", light: "#FFFFFF", shine: 0.8, opacity: 0.45 },
  screen: material("#0E1716", "#1A2625", "#33413F", 0.5),
  lcd: material("#94A88F", "#BBCDB4", "#D9E6D2", 0.1),
} as const satisfies Record<string, Material>;

/** The pale tint behind each category's products. */
export const tints = {
  "mobility-aids": "#D5E5DA",
  wheelchairs: "#D3E2E8",
  "bathroom-safety": "#CFE5E3",
  "health-monitors": "#F5DDD0",
  "daily-living": "#F8E6C0",
  rehabilitation: "#E3E2CB",
  "bedroom-comfort": "#E1DCE9",
  "personal-care": "#EEDFD9",
  "compression-foot-care": "#D9E4CC",
} as const satisfies Record<string, string>;

export type Category = keyof typeof tints;

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Mixes two `#rrggbb` colours; `t` 0 gives the first, 1 the second. */
export function mix(a: string, b: string, t: number): string {
  const from = channels(a);
  const to = channels(b);
  const k = Math.min(1, Math.max(0, t));
  const mixed = from.map((part, i) => Math.round(part + ((to[i] ?? part) - part) * k));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
