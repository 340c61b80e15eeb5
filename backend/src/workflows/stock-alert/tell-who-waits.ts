import { optionField, type Product } from "@eldercare/contracts";
import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { presentDocuments } from "../../catalog/products/present-documents";
import { PRODUCT_INDEX, productFromAnswer } from "../../catalog/products/product-document";
import { stockAlertsOf } from "../../content/stock-alerts/stock-alerts-of";
import { stopTokenOf } from "../../content/stock-alerts/stop-token";
import { queueMail } from "../../mail/queue-mail";
import { MAIL_OUTBOX_MODULE } from "../../modules/mail-outbox";
import type MailOutboxModuleService from "../../modules/mail-outbox/service";
import type { WaitedFor } from "../../modules/stock-alert/service";
import { nameOf } from "./name-of";
import { isBack } from "./stock-of";

const BATCH = 100;

/**
 * Promises a mail to everybody who waits for what can be bought again, whoever brought it back; their
 * addresses go in the same transaction, so that nobody is told twice (decision 115). What can be bought
 * says the index that shoppers read. Answers how many are told.
 */
export async function tellWhoWaits(container: MedusaContainer): Promise<number> {
  const waitedFor = await stockAlertsOf(container).listWaitedFor();
  const ids = [...new Set(waitedFor.map(({ product_id }) => product_id))];
  let told = 0;
  for (let start = 0; start < ids.length; start += BATCH) {
    for (const product of await findInStock(container, ids.slice(start, start + BATCH))) {
      const back = waitedFor.filter(
        ({ product_id, variant_id }) => product_id === product.id && isBack(product, variant_id),
      );
      for (const each of back) told += await tellAll(container, each, product);
    }
  }
  if (told > 0) container.resolve<MailOutboxModuleService>(MAIL_OUTBOX_MODULE).announce();
  return told;
}

/** Which of these products can be bought, in one variant at least. */
async function findInStock(container: MedusaContainer, ids: readonly string[]): Promise<Product[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).search({
    entity: PRODUCT_INDEX,
    fields: ["answer"],
    filters: { listed: true, in_stock: true, id: { $in: [...ids] } },
    pagination: { take: ids.length },
    search_options: { count: "none" },
  });
  return (await presentDocuments(container, data)).map(productFromAnswer);
}

async function tellAll(
  container: MedusaContainer,
  { product_id, variant_id }: WaitedFor,
  product: Product,
): Promise<number> {
  const database: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const shown = shownIn(product, variant_id);
  let told = 0;
  for (let taken = BATCH; taken === BATCH; told += taken) {
    taken = await database.transaction(async (transaction) => {
      const waiting = await stockAlertsOf(container).take(
        { product_id, variant_id },
        BATCH,
        transaction,
      );
      for (const { id, email, address_mark } of waiting) {
        const data = { ...shown, stopToken: stopTokenOf(address_mark) };
        await queueMail(
          container,
          { template: "back-in-stock", cause: id, recipient: email, data },
          transaction,
        );
      }
      return waiting.length;
    });
  }
  return told;
}

/** Its name, and the page on which the variant is chosen. */
function shownIn(product: Product, variantId: string) {
  const { slug, variants } = product;
  const variant = variants.find(({ id }) => id === variantId);
  const chosen = new URLSearchParams(
    Object.entries(variant?.options ?? {}).map(([option, value]): [string, string] => [
      optionField(option),
      value,
    ]),
  );
  return {
    product: nameOf(product, variantId),
    path: `/product/${slug}${variant ? `?${chosen}` : ""}`,
  };
}
