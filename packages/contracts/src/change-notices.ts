import { z } from "zod";

/**
 * What a storefront hears from Medusa at `GET /api/changes`, so that it can keep rendered pages
 * (decision 038). The secret of the two (`STOREFRONT_SECRET`) opens it.
 */
export const STOREFRONT_HEADER = "x-birchwell-storefront";

/**
 * The data of one event. `changed`: something that pages show is different from now on; also the first
 * event, because what happened before was not heard. `unchanged`: until now nothing else changed.
 */
export const ChangeNotice = z.enum(["changed", "unchanged"]);
export type ChangeNotice = z.infer<typeof ChangeNotice>;

/** How often `unchanged` is said. */
export const UNCHANGED_EVERY_MS = 250;

/** Who has heard nothing for so long knows no more what is true. */
export const CHANGES_TRUST_MS = 1000;

/** An event as the stream carries it. */
export const changeEvent = (notice: ChangeNotice): string => `data: ${notice}\n\n`;
