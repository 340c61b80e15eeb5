import { z } from "zod";

/** What a shop stands on, in the order of the screen. */
export const SYSTEM_PARTS = [
  "database",
  "search",
  "mail",
  "payments",
  "orders",
  "queue",
  "files",
  "disk",
  "backups",
  "clock",
] as const;
export const SystemPartName = z.enum(SYSTEM_PARTS);
export type SystemPartName = z.infer<typeof SystemPartName>;

/** "look": somebody should see to it soon; "broken": it does harm now. */
export const SystemVerdict = z.enum(["well", "look", "broken"]);
export type SystemVerdict = z.infer<typeof SystemVerdict>;

export const SystemPart = z.object({
  name: SystemPartName,
  verdict: SystemVerdict,
  /** What was found, in a sentence or two. */
  finding: z.string(),
});
export type SystemPart = z.infer<typeof SystemPart>;

/** GET /api/system (owners and managers): how the parts are at this moment, in their order. */
export const SystemState = z.object({
  parts: z.array(SystemPart),
  /** Which version of each program runs, by the program's name. */
  versions: z.array(z.object({ program: z.string(), version: z.string() })),
});
export type SystemState = z.infer<typeof SystemState>;
