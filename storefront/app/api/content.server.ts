import { type ContentOf, contentOf, type ShownPage } from "@eldercare/contracts/content";
import { ApiError } from "./api-error";
import { shopApi } from "./shop-api";

/** The texts of a page as staff wrote them; without an answer the original ones. */
export async function readContent<Page extends ShownPage>(page: Page): Promise<ContentOf<Page>> {
  try {
    return contentOf(page, await shopApi.call("content.read", { query: { page } }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return contentOf(page);
  }
}
