import { contentOf } from "@eldercare/contracts/content";
import { ApiError } from "~/api/api-error";
import { shopApi } from "~/api/shop-api";
import type { ShopTexts } from "~/content/shop";
import { shownTexts } from "~/content/shown-texts";

/** The texts that stand on every page, as staff wrote them; without an answer the original ones. */
export async function readShopTexts(): Promise<ShopTexts> {
  return shownTexts(contentOf("everywhere", await readWritten()));
}

async function readWritten(): Promise<Record<string, unknown>> {
  try {
    return await shopApi.call("content.read", { query: { page: "everywhere" } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return {};
  }
}
