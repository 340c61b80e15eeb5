import type { Drawings } from "./kit.js";

/** The files of drawings, loaded only when asked for. */
export const drawingFiles: Readonly<Record<string, () => Promise<Drawings>>> = {
  "mobility-aids": async () => (await import("./mobility-aids.js")).mobilityAids,
  wheelchairs: async () => (await import("./wheelchairs.js")).wheelchairs,
  "bathroom-safety": async () => (await import("./bathroom-safety.js")).bathroomSafety,
  "bedroom-comfort": async () => (await import("./bedroom-comfort.js")).bedroomComfort,
  "health-monitors": async () => (await import("./health-monitors.js")).healthMonitors,
  "daily-living": async () => (await import("./daily-living.js")).dailyLiving,
  rehabilitation: async () => (await import("./rehabilitation.js")).rehabilitation,
  "personal-care": async () => (await import("./personal-care.js")).personalCare,
  "compression-foot-care": async () =>
    (await import("./compression-foot-care.js")).compressionFootCare,
  posts: async () => (await import("./posts.js")).posts,
  categories: async () => (await import("./categories.js")).categories,
  slides: async () => (await import("./slides.js")).slides,
};
