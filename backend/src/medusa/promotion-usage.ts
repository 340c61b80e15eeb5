import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type {
  CampaignBudgetUsageContext,
  Context,
  DAL,
  IPromotionModuleService,
  MedusaContainer,
  UsageComputedActions,
} from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** What an order uses of promotions; `amount` in dollars. */
export interface PromotionUsage {
  codes: readonly { code: string; amount: number }[];
  user: CampaignBudgetUsageContext;
}

/** Medusa's Promotion Module, whose methods take a transaction, as its types do not say. */
interface PromotionsInTransaction {
  baseRepository_: DAL.RepositoryService;
  registerUsage: InTransaction;
  revertUsage: InTransaction;
  computeActions(
    ...parts: [...Parameters<IPromotionModuleService["computeActions"]>, context: Context]
  ): ReturnType<IPromotionModuleService["computeActions"]>;
}

type InTransaction = (
  actions: UsageComputedActions[],
  user: CampaignBudgetUsageContext,
  context: Context,
) => Promise<void>;

/** Changes Medusa's counters of promotions inside one transaction, which is also the caller's. */
export interface UsageTransaction {
  transaction: Knex.Transaction;
  /** Throws Medusa's "not_allowed" where a limit would be exceeded. */
  register(usage: PromotionUsage): Promise<void>;
  revert(usage: PromotionUsage): Promise<void>;
  computeActions: IPromotionModuleService["computeActions"];
}

/**
 * Runs a job in a transaction of the Promotion Module, so that what is counted there and what the
 * shop writes of it happen together or not at all.
 */
export function inUsageTransaction<T>(
  container: MedusaContainer,
  job: (usage: UsageTransaction) => Promise<T>,
): Promise<T> {
  const promotions = container.resolve(Modules.PROMOTION) as unknown as PromotionsInTransaction;
  return promotions.baseRepository_.transaction(async (manager) => {
    const context = { transactionManager: manager } as Context;
    const transaction = (
      manager as { getTransactionContext(): Knex.Transaction }
    ).getTransactionContext();
    return job({
      transaction,
      register: async ({ codes, user }) => {
        await promotions.registerUsage([...codes], user, context);
      },
      revert: async ({ codes, user }) => {
        await lockCounters(
          transaction,
          codes.map(({ code }) => code),
        );
        await promotions.revertUsage([...codes], user, context);
      },
      computeActions: (asked, cart, options = {}) =>
        promotions.computeActions(asked, cart, options, context),
    });
  });
}

/** Ends a transaction that was only for looking. */
class NothingKept<T> extends Error {
  constructor(readonly found: T) {
    super("Nothing of this is kept.");
  }
}

/** What codes take off a cart as if `own`, the usage of an order, was not counted; nothing is kept. */
export async function computeWithoutUsage(
  container: MedusaContainer,
  own: PromotionUsage,
  ...asked: Parameters<IPromotionModuleService["computeActions"]>
): Promise<Awaited<ReturnType<IPromotionModuleService["computeActions"]>>> {
  const [codes, cart, options] = asked;
  try {
    await inUsageTransaction(container, async ({ revert, computeActions }) => {
      await revert(own);
      throw new NothingKept(await computeActions(codes, cart, options));
    });
  } catch (error) {
    if (error instanceof NothingKept) return error.found;
    throw error;
  }
  throw new Error("The transaction was kept.");
}

/**
 * Medusa takes these locks where it counts, in this order, and not where it takes a count back: two
 * that do so at once would lose one of them.
 */
async function lockCounters(transaction: Knex.Transaction, codes: string[]): Promise<void> {
  await transaction.raw(
    "select id from promotion where code = any(?) and deleted_at is null order by id for update",
    [codes],
  );
  await transaction.raw(
    `select id from promotion_campaign_budget where campaign_id in (
       select campaign_id from promotion where code = any(?) and deleted_at is null)
      order by id for update`,
    [codes],
  );
}
