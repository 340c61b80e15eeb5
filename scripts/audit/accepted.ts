import { readFileSync } from "node:fs";
import { z } from "zod";

const Accepted = z.strictObject({
  advisories: z.array(
    z.strictObject({
      /** As GitHub names it: "GHSA-…". */
      id: z.string().startsWith("GHSA-"),
      package: z.string(),
      reason: z.string().min(20),
      /** The day on which somebody has to look again. */
      until: z.iso.date(),
    }),
  ),
  licences: z.array(
    z.strictObject({
      /** A name; with a `*` at its end every name that begins so. */
      package: z.string(),
      /** As the package says it, "none" where it says nothing: with another one it is asked anew. */
      licence: z.string(),
      reason: z.string().min(20),
    }),
  ),
});

/** What people looked at and decided to live with. */
export type Accepted = z.output<typeof Accepted>;

/** Reads `accepted.json` beside this file; throws where it is not of this form. */
export function readAccepted(): Accepted {
  return Accepted.parse(
    JSON.parse(readFileSync(new URL("./accepted.json", import.meta.url), "utf8")),
  );
}
