import { counter, gauge, histogram, metrics } from "@eldercare/server";

/**
 * What this shop counts and measures beside its answers (decision 111); whoever does it tells it here.
 * Labels have few values, whatever happens: each is kept for as long as the process lives.
 */

export const ordersPlaced = counter({
  name: "shop_orders_placed_total",
  help: "Orders that were placed, paid or not.",
});

export const stockOuts = counter({
  name: "shop_stock_outs_total",
  help: "Refusals to sell something of which there was too little when it was to be bought.",
});

/** Money of a card: "taken" with its order, "returned" because nobody will deliver for it, "declined" by a bank. */
export const payments = counter({
  name: "shop_payments_total",
  help: "Card payments by what became of them.",
  labelNames: ["outcome"],
});

export const stripeAnswers = histogram({
  name: "shop_stripe_request_duration_seconds",
  help: "How long calls of Stripe took, by the class of the answer's status, or none.",
  labelNames: ["status"],
  buckets: [0.1, 0.25, 0.5, 1, 2.5, 5, 15],
});

export const statements = histogram({
  name: "shop_sql_duration_seconds",
  help: "How long Medusa's statements took in the database.",
  labelNames: ["outcome"],
  buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2, 10],
});

export const connections = gauge({
  name: "shop_sql_connections",
  help: "Medusa's connections to the database: used, free, and how many wait for one.",
  labelNames: ["state"],
});

export const keptAnswers = counter({
  name: "shop_list_cache_requests_total",
  help: "Lists that were asked for, by whether their answer was in memory.",
  labelNames: ["result"],
});

export const keptBytes = gauge({
  name: "shop_list_cache_bytes",
  help: "What the answers weigh that are in memory.",
});

/** What waits, as `readBacklog` reads it; NaN while it cannot be read. */
export const backlog = {
  databaseUp: gauge({
    name: "shop_database_up",
    help: "1 while the database says what waits, else 0.",
  }),
  mails: gauge({
    name: "shop_mails",
    help: "Mails that wait to be sent, and those that were given up and that staff decide about.",
    labelNames: ["state"],
  }),
  mailLag: gauge({
    name: "shop_mail_lag_seconds",
    help: "For how long the mail that is due longest has waited for its turn.",
  }),
  searchChanges: gauge({
    name: "shop_search_changes",
    help: "Changed products that the search index does not know yet.",
  }),
  searchLag: gauge({
    name: "shop_search_lag_seconds",
    help: "For how long the first of these changes has waited, as far as this process has seen.",
  }),
  unsettledOrders: gauge({
    name: "shop_orders_unsettled",
    help: "Orders and payments that should have been settled by themselves ten minutes ago.",
  }),
  moneyMismatches: gauge({
    name: "shop_money_mismatches",
    help: "What the last comparison of payments at Stripe with orders found.",
  }),
  soldOut: gauge({
    name: "shop_products_sold_out",
    help: "Products on sale of which nothing is left.",
  }),
  queue: gauge({
    name: "shop_queue_jobs",
    help: "Jobs of Medusa's queues in Redis, by queue and state.",
    labelNames: ["queue", "state"],
  }),
  queueLag: gauge({
    name: "shop_queue_lag_seconds",
    help: "For how long the first job of a queue has waited for a worker.",
    labelNames: ["queue"],
  }),
};

/** In a process that does not read what waits: without a label a gauge begins at 0. */
export function forgetBacklog(): void {
  for (const each of Object.values(backlog)) {
    const { name } = each as unknown as { name: string };
    metrics.removeSingleMetric(name);
  }
}

export const clockOffset = gauge({
  name: "shop_clock_offset_seconds",
  help: "By how much this machine's clock is ahead of the database's; the shop goes by the database's.",
});

/** Of the data folder of this process. */
export const dataFolder = {
  bytes: gauge({
    name: "shop_data_folder_bytes",
    help: "The disk of the data folder: all of it, and what is free.",
    labelNames: ["state"],
  }),
  backupAge: gauge({
    name: "shop_backup_age_seconds",
    help: "How long ago the shop of this data folder was last saved; +Inf when it never was.",
  }),
};

/** {@link clockOffset}, for whoever looks. */
export async function clockOffsetSeconds(): Promise<number> {
  const { values } = await clockOffset.get();
  return values[0]?.value ?? 0;
}
