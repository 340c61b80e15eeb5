import type { CodeTotal } from "@eldercare/contracts";
import type { MedusaContainer, PromotionDTO } from "@medusajs/framework/types";
import { ComputedActions, Modules } from "@medusajs/framework/utils";
import { computeWithoutUsage, type PromotionUsage } from "../../../medusa/promotion-usage";
import type { StoreContext } from "../../store/store-context";
import { codeProblem, USED_UP } from "./code-problem";
import { type CartOfPromotions, inPriceTerms, promotionContext } from "./promotion-context";
import { roundShares } from "./round-shares";

export interface CartDiscounts {
  /** In whole cents and in the terms of the prices; a line is never less than nothing. */
  shares: readonly Share[];
  codes: CodeTotal[];
}

export const NO_DISCOUNTS: CartDiscounts = { shares: [], codes: [] };

/** What one promotion takes off one line, in cents. */
export interface Share {
  /** As Medusa writes it. */
  code: string;
  /** Undefined: the delivery. */
  variantId: string | undefined;
  cents: number;
}

/** A code as it was typed, and the promotion that it names, if it names one. */
interface AskedCode {
  code: string;
  promotion: PromotionDTO | undefined;
}

/**
 * What codes and automatic promotions take off, by Medusa's own computation and without a cart: each
 * code's amount is rounded once, and shared out in whole cents. A code that takes off nothing says why.
 * What an order that is changed has used (`own`) does not count against it.
 */
export async function readDiscounts(
  container: MedusaContainer,
  store: StoreContext,
  asked: readonly string[],
  cart: CartOfPromotions,
  own?: PromotionUsage,
): Promise<CartDiscounts> {
  const chosen = await findPromotions(container, asked);
  const named = new Set(chosen.flatMap(({ promotion }) => promotion?.code ?? []));
  const context = promotionContext(store, cart);
  const actions = own
    ? await computeWithoutUsage(container, own, [...named], context)
    : await container.resolve(Modules.PROMOTION).computeActions([...named], context);
  const shares: Share[] = [];
  const usedUp = new Set<string>();
  for (const action of actions) {
    if (action.action === ComputedActions.ADD_ITEM_ADJUSTMENT) {
      const good = cart.goods.find(({ variantId }) => variantId === action.item_id);
      const cents = inPriceTerms(action, good, cart.taxes.goods.get(action.item_id) ?? []);
      shares.push({ code: action.code, variantId: action.item_id, cents });
    } else if (action.action === ComputedActions.ADD_SHIPPING_METHOD_ADJUSTMENT) {
      const cents = inPriceTerms(action, cart.delivery, cart.taxes.delivery);
      shares.push({ code: action.code, variantId: undefined, cents });
    } else if (
      action.action === ComputedActions.CAMPAIGN_BUDGET_EXCEEDED ||
      action.action === ComputedActions.PROMOTION_LIMIT_EXCEEDED
    ) {
      usedUp.add(action.code);
    }
  }
  const whole = inWholeCents(shares, cart);
  const amounts = new Map<string, number>();
  for (const { code, cents } of whole) amounts.set(code, (amounts.get(code) ?? 0) + cents);
  const automatic = [...amounts].filter(([code, amount]) => !named.has(code) && amount > 0);
  return {
    shares: whole,
    codes: [
      ...chosen.map(({ code, promotion }) => {
        const amount = amounts.get(promotion?.code ?? "") ?? 0;
        if (amount > 0) return { code, amount };
        const isUsedUp = usedUp.has(promotion?.code ?? "");
        return { code, amount: 0, problem: isUsedUp ? USED_UP : codeProblem(promotion) };
      }),
      ...automatic.map(([code, amount]) => ({ code, amount })),
    ],
  };
}

/** Codes as Medusa has them, or in capitals; one that is asked for twice counts once. */
async function findPromotions(
  container: MedusaContainer,
  asked: readonly string[],
): Promise<AskedCode[]> {
  if (asked.length === 0) return [];
  const known = await container
    .resolve(Modules.PROMOTION)
    .listPromotions(
      { code: [...new Set(asked.flatMap((code) => [code, code.toUpperCase()]))] },
      { relations: ["campaign"] },
    );
  const codes = new Map<string, AskedCode>();
  for (const code of asked) {
    const promotion =
      known.find((each) => each.code === code) ??
      known.find((each) => each.code === code.toUpperCase());
    const key = promotion?.code ?? code;
    if (!codes.has(key)) codes.set(key, { code, promotion });
  }
  return [...codes.values()];
}

/** Of the codes of an order those that somebody typed; the others are taken off by themselves. */
export async function typedCodes(
  container: MedusaContainer,
  codes: readonly Pick<CodeTotal, "code">[],
): Promise<string[]> {
  const names = codes.map(({ code }) => code);
  if (names.length === 0) return [];
  const automatic = await container
    .resolve(Modules.PROMOTION)
    .listPromotions({ code: names, is_automatic: true }, { select: ["code"] });
  return names.filter((name) => !automatic.some(({ code }) => code === name));
}

/** No line becomes less than nothing, whatever codes meet on it. */
function inWholeCents(shares: readonly Share[], { goods, delivery }: CartOfPromotions): Share[] {
  const left = new Map<string | undefined, number>(
    goods.map(({ variantId, qty, unitPriceCAD }) => [variantId, qty * unitPriceCAD]),
  );
  left.set(undefined, delivery?.amount ?? 0);
  return [...new Set(shares.map(({ code }) => code))].flatMap((code) => {
    const own = shares.filter((share) => share.code === code);
    const rounded = roundShares(own.map((share) => share.cents));
    return own.map((share, index) => {
      const before = left.get(share.variantId) ?? 0;
      const cents = Math.min(rounded[index] ?? 0, before);
      left.set(share.variantId, before - cents);
      return { ...share, cents };
    });
  });
}
