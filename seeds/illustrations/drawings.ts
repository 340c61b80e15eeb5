import type { Drawings } from "./kit.js";

/** The files of drawings, loaded only when asked for. */
export const drawingFiles: Readonly<Record<string, () => Promise<Drawings>>> = {
  "mobility-aids": async () => (await import("./mobility-aids.js")).mobilityAids,
  "health-monitors": async () => (await import("./health-monitors.js")).healthMonitors,
  "daily-living": async () => (await import("./daily-living.js")).dailyLiving,
  "compression-foot-care": async () =>
    (await import("./compression-foot-care.js")).compressionFootCare,
};
