import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * French and English accents, so that "quebec" finds "Québec". `unaccent` may not be used in a
 * generated column, because its dictionary could change; `lower` knows accents in some locales only.
 */
const ACCENTED = "àâäáãåçéèêëíìîïñóòôöõúùûüýÿ";
const PLAIN = "aaaaaaceeeeiiiinooooouuuuyy";
const FROM = `${ACCENTED}${ACCENTED.toUpperCase()}`;
const TO = `${PLAIN}${PLAIN}`;

const words = (column: string, weight: string) =>
  `setweight(to_tsvector('english', translate(coalesce("${column}", ''), '${FROM}', '${TO}')), '${weight}')`;

export class Migration20261121155000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "post" ("id" text not null, "slug" text not null, "title" text not null, "excerpt" text not null, "content" text not null, "cover_url" text null, "cover_alt" text not null default '', "author" text not null, "topic" text null, "products" text[] not null, "sources" jsonb not null, "published" boolean not null default false, "dated_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, "search_vector" tsvector generated always as (${words("title", "A")} || ${words("topic", "B")} || ${words("excerpt", "B")} || ${words("content", "D")}) stored, constraint "post_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_post_slug_unique" ON "post" ("slug") WHERE deleted_at IS NULL;`,
    );
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_post_newest" ON "post" ("dated_at", "id");`);
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_post_search" ON "post" USING gin ("search_vector");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_post_deleted_at" ON "post" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "post" cascade;`);
  }
}
