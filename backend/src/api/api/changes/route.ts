import { type ChangeNotice, changeEvent, changeNotice } from "@eldercare/contracts/change-notices";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { beginEvents } from "../../../http/answer-call";
import { shopChanges } from "../../../shop-changes/shop-changes";

/** A storefront that takes nothing any more is cut off: it asks again, and begins anew. */
const MOST_WAITING_BYTES = 16 * 1024;

/** GET /api/changes (spec §7), for the storefront's server: an answer that goes on until either leaves. */
export function GET(_request: MedusaRequest, response: MedusaResponse): void {
  beginEvents("service.followChanges", response);
  const tell = (notice: ChangeNotice) => {
    // Between its end and the word of it.
    if (response.destroyed || response.writableEnded) return;
    if (response.writableLength > MOST_WAITING_BYTES) response.destroy();
    else response.write(changeEvent(notice));
  };
  const leave = shopChanges.follow({
    end: (products) => tell(changeNotice(products)),
    confirm: () => tell("unchanged"),
    // Who hears nothing trusts nothing.
    lose: () => undefined,
    close: () => response.end(),
  });
  response.once("close", leave);
  tell("changed");
}
