import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { Refusal } from "../../errors/refusal";
import { findStoreContext } from "../../workflows/store/store-context";

const SOLD_BY =
  "The shop sells by this, and would stop selling without it: it cannot be deleted. It can be renamed and changed.";
const LISTED_BY =
  "The shop's lists and searches come from this index: without it no product would be found. “Reindex” makes it anew while the shop answers.";

const SEARCH_INDEX = /^\/admin\/search-indexes\//;

/**
 * Before anything is deleted at Medusa's own routes: what the shop was set up with stays, whatever kind
 * of thing it is, and so does the index of its products. Medusa asks for a name and lets go, and with
 * it all prices, stock, delivery or lists; some would be made anew, as they were first, at the next start.
 */
export async function keepFoundations(
  { path, scope }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  if (SEARCH_INDEX.test(path)) throw new Refusal("conflict", LISTED_BY, { code: "shop_needs_it" });
  // A shop that is not whole has nothing to keep.
  const context = await findStoreContext(scope).catch(() => ({}));
  const deleted = path.split("/").filter(Boolean).at(-1);
  if (Object.values(context).flat().includes(deleted)) {
    throw new Refusal("conflict", SOLD_BY, { code: "shop_needs_it" });
  }
  next();
}
