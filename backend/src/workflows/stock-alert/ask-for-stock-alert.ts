import { IS_IN_STOCK, STOCK_ALERT_CONSENT, type StockAlertBody } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { findListedProduct } from "../../catalog/products/find-listed-product";
import { stockAlertsOf } from "../../content/stock-alerts/stock-alerts-of";
import { addressMarkOf } from "../../content/stock-alerts/stop-token";
import { Refusal } from "../../errors/refusal";
import { stockOf } from "./stock-of";

/** What can be waited for, as it is kept. */
type Asked = Pick<StockAlertBody, "productId" | "variantId">;

/**
 * Says no to what nobody can wait for: a {@link Refusal} "not-found" for what the shop does not have,
 * "conflict" for what can be bought.
 */
export async function requireSoldOut(
  container: MedusaContainer,
  { productId, variantId = "" }: Asked,
): Promise<void> {
  const product = await findListedProduct(container, { id: productId });
  const stock = product && stockOf(product, variantId);
  if (stock === undefined) throw new Refusal("not-found", "We do not have this product any more.");
  if (stock > 0) {
    throw new Refusal("conflict", "Good news: it is in stock. You can buy it now.", {
      code: IS_IN_STOCK,
    });
  }
}

/** Notes that an address waits, with the words that were agreed to (decision 115). */
export async function askForStockAlert(
  container: MedusaContainer,
  { productId, variantId = "", email }: Asked & { email: string },
): Promise<void> {
  await stockAlertsOf(container).keep({
    email: email.toLowerCase(),
    product_id: productId,
    variant_id: variantId,
    consent: STOCK_ALERT_CONSENT,
    address_mark: addressMarkOf(email),
  });
}
