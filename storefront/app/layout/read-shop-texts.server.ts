import { readContent } from "~/api/content.server";
import type { ShopTexts } from "~/content/shop";
import { shownTexts } from "~/content/shown-texts";

/** The texts that stand on every page. */
export const readShopTexts = async (): Promise<ShopTexts> =>
  shownTexts(await readContent("everywhere"));
