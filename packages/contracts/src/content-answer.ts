import { z } from "zod";

/** GET /api/content: the texts of a page as they are now, by name; `contentOf` gives each its type. */
export const ContentAnswer = z.record(z.string(), z.unknown());
export type ContentAnswer = z.infer<typeof ContentAnswer>;
