import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { contactAddress } from "../../mail/contact-address";
import { queueMail } from "../../mail/queue-mail";
import { MAIL_OUTBOX_MODULE } from "../../modules/mail-outbox";
import type MailOutboxModuleService from "../../modules/mail-outbox/service";
import { readOrderNewsSettings } from "../../orders/order-news-settings";
import { newsUntil } from "./news-until";

/** Orders that a mail names; of more it says how many. */
const MOST_NAMED = 50;

interface ToldOrder {
  id: string;
  number: number;
  name: string;
  amount_cents: number;
  status: string;
  pieces: number;
}

/**
 * Orders that were paid (before a moment, where it is given) and that nobody was told of, each marked as told: no other
 * process takes them, and with the transaction's end they are told of once for good.
 */
const TAKE = `
  with due as (
    select id from shop_order
     where news_due and is_placed and deleted_at is null and status in ('paid', 'fulfilled')
       and (cast(:until as timestamptz) is null or created_at < :until and not exists (
         select 1 from shop_order_change paid where paid.order_id = shop_order.id
           and paid.to_status = 'paid' and paid.created_at >= :until))
     order by created_at for update skip locked)
  update shop_order o set news_due = false from due where o.id = due.id
  returning o.id, o.number, coalesce(o.shipping->>'name', o.email) as name, o.amount_cents, o.status,
    (select coalesce(sum((item->>'qty')::int), 0)::int from jsonb_array_elements(o.items) item) as pieces`;

/**
 * Tells the shop by mail of orders that were paid since the last such mail, as the setting says.
 * Answers how many orders. Where nobody wants to know, they are let go.
 */
export async function tellOfOrders(
  container: MedusaContainer,
  now: Date = new Date(),
): Promise<number> {
  const settings = await readOrderNewsSettings(container);
  const database: Knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const told = await database.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: ToldOrder[] }>(TAKE, {
      until: newsUntil(settings, now),
    });
    const [first] = rows.sort((one, other) => one.number - other.number);
    if (!first || settings.when === "off") return 0;
    await queueMail(
      container,
      {
        template: "order-news",
        // Nobody takes these orders again: the first of them names the mail.
        cause: first.id,
        recipient: contactAddress(),
        data: {
          total: rows.length,
          orders: rows
            .slice(0, MOST_NAMED)
            .map(({ number, name, amount_cents, pieces, status }) => ({
              ...{ number, name, pieces, amountCAD: amount_cents },
              isSent: status === "fulfilled",
            })),
          amountCAD: rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
        },
      },
      transaction,
    );
    return rows.length;
  });
  const outbox: MailOutboxModuleService = container.resolve(MAIL_OUTBOX_MODULE);
  if (told > 0) outbox.announce();
  return told;
}
