import { randomUUID } from "node:crypto";
import {
  IS_IN_STOCK,
  MOST_STOCK_ALERTS,
  type Product,
  STOCK_ALERT_CONSENT,
  type StockAlertBody,
  WAITS_FOR_ENOUGH,
} from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { findListedProduct } from "../../catalog/products/find-listed-product";
import { confirmTokenOf, type Wish } from "../../content/stock-alerts/confirm-token";
import { stockAlertsOf } from "../../content/stock-alerts/stock-alerts-of";
import { addressMarkOf, stopTokenOf } from "../../content/stock-alerts/stop-token";
import { Refusal } from "../../errors/refusal";
import { queueMail } from "../../mail/queue-mail";
import { nameOf } from "./name-of";
import { stockOf } from "./stock-of";

/** What can be waited for. */
type Asked = Pick<StockAlertBody, "productId" | "variantId">;

/**
 * What somebody asks about. Says no to what nobody can wait for: a {@link Refusal} "not-found" for what
 * the shop does not have, "conflict" for what can be bought.
 */
export async function requireSoldOut(
  container: MedusaContainer,
  { productId, variantId = "" }: Asked,
): Promise<Product> {
  const product = await findListedProduct(container, { id: productId });
  const stock = product && stockOf(product, variantId);
  if (!product || stock === undefined) {
    throw new Refusal("not-found", "We do not have this product any more.");
  }
  if (stock > 0) {
    throw new Refusal("conflict", "Good news: it is in stock. You can buy it now.", {
      code: IS_IN_STOCK,
    });
  }
  return product;
}

/** Asks the address's owner by mail; until the answer nothing is kept (decision 121). */
export async function askForStockAlert(
  container: MedusaContainer,
  product: Product,
  { variantId = "", email }: Pick<StockAlertBody, "variantId" | "email">,
): Promise<void> {
  await queueMail(container, {
    template: "stock-alert-confirm",
    cause: randomUUID(),
    recipient: email.toLowerCase(),
    data: {
      product: nameOf(product, variantId),
      token: confirmTokenOf({ productId: product.id, variantId, email }),
      stopToken: stopTokenOf(addressMarkOf(email)),
    },
  });
}

/**
 * Notes that the owner of an address waits, with the words that were agreed to (decision 115). Throws a
 * {@link Refusal} "conflict" for more than is waited for at a time.
 */
export async function confirmStockAlert(container: MedusaContainer, wish: Wish): Promise<void> {
  await requireSoldOut(container, wish);
  const { email, productId, variantId } = wish;
  const isKept = await stockAlertsOf(container).keep({
    email: email.toLowerCase(),
    product_id: productId,
    variant_id: variantId,
    consent: STOCK_ALERT_CONSENT,
    address_mark: addressMarkOf(email),
  });
  if (!isKept) {
    throw new Refusal("conflict", `You are waiting for ${MOST_STOCK_ALERTS} products already.`, {
      code: WAITS_FOR_ENOUGH,
    });
  }
}
