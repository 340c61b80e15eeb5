import { RETURN_LINE, type StrictReturnRule, strictReturnRule } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { readSpecLines } from "../../../medusa/product-specs";
import type { AgreedItem } from "../../../modules/shop-order/order-row";

/**
 * By which rule each of these products is sold now, where it is a strict one: an order keeps it with its
 * lines, so that what somebody bought comes back by the rule of that day.
 */
export async function readReturnRules(
  container: MedusaContainer,
  productIds: readonly string[],
): Promise<Map<string, StrictReturnRule>> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const lines = await readSpecLines(database, productIds, [RETURN_LINE.toLowerCase()]);
  return new Map(
    [...lines].flatMap(([id, specs]) => {
      const rule = strictReturnRule(specs);
      return rule ? [[id, rule] as const] : [];
    }),
  );
}

/** The rule of a line's product, as the line holds it. */
export function returnRuleOf(
  rules: ReadonlyMap<string, StrictReturnRule>,
  productId: string,
): Pick<AgreedItem, "returnRule"> {
  const returnRule = rules.get(productId);
  return returnRule ? { returnRule } : {};
}
