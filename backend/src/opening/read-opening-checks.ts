import { type DeliveryPromise, OpeningCheck, OpeningCheckName } from "@eldercare/contracts";
import type { MedusaContainer, StoreDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { z } from "zod";
import { demoLogins } from "../accounts/demo-logins";
import { countPostsByTopic } from "../content/posts/count-posts";
import { readContent } from "../content/texts/read-content";
import { MERCHANDISING_MODULE } from "../modules/merchandising";
import type MerchandisingModuleService from "../modules/merchandising/service";
import { taxSettingsOf } from "../orders/tax-settings";
import { shopSettings } from "../settings";
import { type OpeningState, openingChecks } from "./opening-checks";

/** Key of the store's metadata: who confirmed which check, and when. */
export const OPENING_CHECKS_KEY = "opening_checks";
const Confirmed = z.partialRecord(OpeningCheckName, OpeningCheck.shape.confirmed);

/** What staff have confirmed of a store, by the check's name. */
export function confirmedChecks({
  metadata,
}: Pick<StoreDTO, "metadata">): OpeningState["confirmed"] {
  return Confirmed.safeParse(metadata?.[OPENING_CHECKS_KEY]).data ?? {};
}

/** What the shop still needs before it opens: settings, logins and what Medusa holds, looked at now, and its promise of delivery. */
export async function readOpeningChecks(
  container: MedusaContainer,
  { fromCents }: Pick<DeliveryPromise, "fromCents">,
): Promise<OpeningCheck[]> {
  const merchandising: MerchandisingModuleService = container.resolve(MERCHANDISING_MODULE);
  const [[store], shop, shipping, terms, faq, logins, options, [, ratedProducts], topics] =
    await Promise.all([
      container.resolve(Modules.STORE).listStores({}, { take: 1 }),
      readContent(container, "everywhere"),
      readContent(container, "shipping"),
      readContent(container, "terms"),
      readContent(container, "faq"),
      demoLogins(container),
      container
        .resolve(Modules.FULFILLMENT)
        .listShippingOptions({}, { relations: ["rules"], order: { created_at: "ASC" } }),
      merchandising.listAndCountProductMerchandisings(
        { rating: { $gt: 0 }, published_reviews: 0 },
        { take: 1 },
      ),
      countPostsByTopic(container),
    ]);
  return openingChecks({
    settings: shopSettings(),
    shop,
    demoLogins: logins,
    taxes: await taxSettingsOf(container, store),
    deliveryOptions: options
      .filter(({ rules }) => rules.some(isForBuyers) && !rules.some(isForReturns))
      .map(({ name }) => name),
    freeFromCents: fromCents,
    texts: { Shipping: shipping.body, Terms: terms.body, "Questions and answers": faq.questions },
    ratedProducts,
    topics,
    confirmed: store ? confirmedChecks(store) : {},
  });
}

type Rule = { attribute: string; value?: unknown };
const isForBuyers = ({ attribute, value }: Rule) =>
  attribute === "enabled_in_store" && String(value) === "true";
const isForReturns = ({ attribute, value }: Rule) =>
  attribute === "is_return" && String(value) === "true";
