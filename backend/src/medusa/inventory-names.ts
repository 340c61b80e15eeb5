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

const RENAMED_PRODUCT = `update inventory_item i
    set title = ${NAME}(new.title, v.title), updated_at = now()
    from product_variant v
      join product_variant_inventory_item l on l.variant_id = v.id and l.deleted_at is null
    where v.product_id = new.id and v.deleted_at is null
      and i.id = l.inventory_item_id and i.title in (v.title, ${NAME}(old.title, v.title))`;

const RENAMED_VARIANT = `update inventory_item i
    set title = ${NAME}(p.title, new.title), updated_at = now()
    from product p, product_variant_inventory_item l
    where p.id = new.product_id and l.variant_id = new.id and l.deleted_at is null
      and i.id = l.inventory_item_id and i.title in (old.title, ${NAME}(p.title, old.title))`;

/**
 * A statement that changes names is looked at row by row: only those that have another name call the
 * function. Joined to each other, the rows of before and after would be compared each with each, by a
 * plan that PostgreSQL keeps from the first, small statement.
 */
const OF_RENAMED = `after update of title on`;
const FOR_RENAMED = `for each row when (old.title <> new.title)`;

interface NamingTrigger {
  table: string;
  after: string;
  forEach: string;
  statement: string;
}

const TRIGGERS: readonly NamingTrigger[] = [
  {
    ...{ table: "product_variant_inventory_item", after: "after insert on" },
    ...{ forEach: "referencing new table as changed for each statement" },
    statement: nameAsMade("changed l"),
  },
  ...[
    { table: "product", statement: RENAMED_PRODUCT },
    { table: "product_variant", statement: RENAMED_VARIANT },
  ].map((renamed) => ({ ...renamed, after: OF_RENAMED, forEach: FOR_RENAMED })),
];

/** Statements that make the triggers; running them again changes nothing. */
export function inventoryNameStatements(): string[] {
  return [
    CREATE_NAME,
    ...TRIGGERS.flatMap(({ table, after, forEach, statement }) => [
      `create or replace function name_inventory_of_${table}() returns trigger language plpgsql as $$
    begin
      ${statement};
      return null;
    end $$`,
      `create or replace trigger name_inventory ${after} "${table}"
      ${forEach} execute function name_inventory_of_${table}()`,
    ]),
  ];
}

/** Names what was there before the triggers. */
export const NAME_INVENTORY = nameAsMade("product_variant_inventory_item l");
