import { SHOP_CHANGE_TABLES } from "../medusa/shop-change-sources";
import { SHOP_CHANGE_CHANNEL } from "./announce-shop-change";

/**
 * Statements that make the triggers; running them again changes nothing. They tell in the transaction
 * of the change, so it is told when it commits, whoever makes it: the shop's own calls, Medusa Admin,
 * an import.
 */
export function shopChangeStatements(): string[] {
  return [
    `create or replace function announce_shop_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('${SHOP_CHANGE_CHANNEL}', '');
      return null;
    end $$`,
    ...SHOP_CHANGE_TABLES.map(
      (table) => `create or replace trigger announce_shop_change
        after insert or update or delete or truncate on "${table}"
        for each statement execute function announce_shop_change()`,
    ),
  ];
}
