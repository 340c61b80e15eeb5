import { VARIANT } from "./new-product";

/**
 * Medusa calls an inventory item as its variant is called, and so nearly all of them "Default variant".
 * Here it is called by its product, with the variant's words where it has any of its own. Triggers do
 * it in the transaction that makes or renames the one or the other, whoever writes: staff, Medusa
 * Admin, an import. A name that somebody gave to the item by hand is left alone.
 */
const NAME = "inventory_item_name";

const CREATE_NAME = `create or replace function ${NAME}(product text, variant text) returns text
    language sql immutable as $$
      select case when variant = '${VARIANT}' then product else product || ', ' || variant end
    $$`;

/** Names the items of links, in `links` under the alias `l`, that are called as Medusa calls them. */
const nameAsMade = (links: string) => `update inventory_item i
    set title = ${NAME}(p.title, v.title), updated_at = now()
    from ${links}
      join product_variant v on v.id = l.variant_id
      join product p on p.id = v.product_id
    where i.id = l.inventory_item_id and l.deleted_at is null
      and (i.title is null or i.title = v.title)`;

const OF_VARIANT = `join product_variant_inventory_item l
        on l.variant_id = v.id and l.deleted_at is null`;

const RENAMED_PRODUCTS = `update inventory_item i
    set title = ${NAME}(c.title, v.title), updated_at = now()
    from changed c join previous b on b.id = c.id and b.title <> c.title
      join product_variant v on v.product_id = c.id and v.deleted_at is null
      ${OF_VARIANT}
    where i.id = l.inventory_item_id and i.title in (v.title, ${NAME}(b.title, v.title))`;

const RENAMED_VARIANTS = `update inventory_item i
    set title = ${NAME}(p.title, v.title), updated_at = now()
    from changed v join previous b on b.id = v.id and b.title <> v.title
      join product p on p.id = v.product_id
      ${OF_VARIANT}
    where i.id = l.inventory_item_id and i.title in (b.title, ${NAME}(p.title, b.title))`;

interface NamingTrigger {
  table: string;
  after: "insert" | "update";
  /** What the function finds of the statement: `changed` and, of updates, `previous`. */
  transition: string;
  statement: string;
}

const OF_UPDATES = "old table as previous new table as changed";

const TRIGGERS: readonly NamingTrigger[] = [
  {
    ...{ table: "product_variant_inventory_item", after: "insert" },
    ...{ transition: "new table as changed", statement: nameAsMade("changed l") },
  },
  {
    ...{ table: "product", after: "update" },
    ...{ transition: OF_UPDATES, statement: RENAMED_PRODUCTS },
  },
  {
    ...{ table: "product_variant", after: "update" },
    ...{ transition: OF_UPDATES, statement: RENAMED_VARIANTS },
  },
];

/** Statements that make the triggers; running them again changes nothing. */
export function inventoryNameStatements(): string[] {
  return [
    CREATE_NAME,
    ...TRIGGERS.flatMap(({ table, after, transition, statement }) => [
      `create or replace function name_inventory_of_${table}() returns trigger language plpgsql as $$
    begin
      ${statement};
      return null;
    end $$`,
      `create or replace trigger name_inventory after ${after} on "${table}"
      referencing ${transition}
      for each statement execute function name_inventory_of_${table}()`,
    ]),
  ];
}

/** Names what was there before the triggers. */
export const NAME_INVENTORY = nameAsMade("product_variant_inventory_item l");
