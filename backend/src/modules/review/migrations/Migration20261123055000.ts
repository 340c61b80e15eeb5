import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123055000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "product_review" ("id" text not null, "product_id" text not null, "order_id" text not null, "email" text null, "name" text not null, "stars" integer not null, "text" text not null, "written_at" timestamptz not null, "state" text check ("state" in ('waiting', 'published', 'refused')) not null default 'waiting', "reason" text null, "answer" text null, "answered_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "product_review_pkey" primary key ("id"), constraint "CK_product_review_stars" check (stars between 1 and 5));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_product_review_writer" ON "product_review" ("product_id", "email") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_review_shown" ON "product_review" ("product_id", "state", "written_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_review_newest" ON "product_review" ("written_at", "id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_product_review_deleted_at" ON "product_review" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    // The product's row is locked before its reviews are counted: of two that are published at the
    // same moment the later one counts both. A product made in Medusa Admin has no merchandising yet.
    this.addSql(
      `create or replace function rate_reviewed_product() returns trigger language plpgsql as $$
      declare
        reviewed text;
        made text;
      begin
        for reviewed in
          select distinct id from unnest(array[
            case when tg_op <> 'INSERT' then old.product_id end,
            case when tg_op <> 'DELETE' then new.product_id end]) id where id is not null
        loop
          perform 1 from product where id = reviewed and deleted_at is null for no key update;
          if found and not exists (
            select 1 from product_product_merchandising_product_merchandising l
             where l.product_id = reviewed and l.deleted_at is null)
          then
            made := 'pmer_' || replace(gen_random_uuid()::text, '-', '');
            insert into product_merchandising (id) values (made);
            insert into product_product_merchandising_product_merchandising
              (id, product_id, product_merchandising_id)
            values ('link_' || replace(gen_random_uuid()::text, '-', ''), reviewed, made);
          end if;
          update product_merchandising m
             set published_rating = r.average, published_reviews = r.count, updated_at = now()
            from product_product_merchandising_product_merchandising l,
                 (select coalesce(round(avg(stars), 2), 0)::real as average, count(*)::int as count
                    from product_review
                   where product_id = reviewed and state = 'published' and deleted_at is null) r
           where l.product_id = reviewed and l.deleted_at is null
             and m.id = l.product_merchandising_id
             and (m.published_rating, m.published_reviews) is distinct from (r.average, r.count);
        end loop;
        return null;
      end $$;`,
    );
    this.addSql(
      `create or replace trigger rate_reviewed_product
         after insert or delete or update of product_id, stars, state, deleted_at on product_review
         for each row execute function rate_reviewed_product();`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "product_review" cascade;`);
    this.addSql(`drop function if exists rate_reviewed_product();`);
  }
}
