import { FOLDED_TEXT_FUNCTION } from "@eldercare/search-typed-postgres/text";
import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const words = (column: string, weight: string) =>
  `setweight(to_tsvector('english', shop_plain_text(coalesce("${column}", ''))), '${weight}')`;

/** Care guides are searched by the letters that people type: what is typed is folded by the same rule. */
export class Migration20261123133600 extends Migration {
  override async up(): Promise<void> {
    // The modules' migrations run in an order of their own.
    this.addSql(`${FOLDED_TEXT_FUNCTION};`);
    this.addSql(`alter table "post" drop column if exists "search_vector";`);
    this.addSql(
      `alter table "post" add column "search_vector" tsvector generated always as (${words("title", "A")} || ${words("topic", "B")} || ${words("excerpt", "B")} || ${words("content", "D")}) stored;`,
    );
    this.addSql(
      `create index if not exists "IDX_post_search" on "post" using gin ("search_vector");`,
    );
  }
}
