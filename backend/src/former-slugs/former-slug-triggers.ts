import { FORMER_SLUG_SOURCES, type FormerSlugSource } from "../medusa/former-slug-sources";

/**
 * Statements that make the table of former slugs and the triggers that fill it; running them again
 * changes nothing. A trigger works in the transaction of the change, whoever makes it: staff, Medusa
 * Admin, an import. Who had a slug last is where it leads; what goes for good takes its own along.
 * What leaves the shop leaves its slug, too: renamed before it returns, it was never seen in between.
 */
export function formerSlugStatements(): string[] {
  return [
    `create table if not exists former_slug (
      kind text not null,
      slug text not null,
      target_id text not null,
      created_at timestamptz not null default now(),
      primary key (kind, slug)
    )`,
    "create index if not exists idx_former_slug_target on former_slug (target_id)",
    ...FORMER_SLUG_SOURCES.flatMap(triggersOf),
  ];
}

function triggersOf({ kind, table, slug, isSeen, gaveAway }: FormerSlugSource): string[] {
  const ended = [
    isSeen("p"),
    `(c.${slug} <> p.${slug} or not ${isSeen("c")})`,
    ...(gaveAway ? [`not ${gaveAway("c")}`] : []),
  ];
  return [
    `create or replace function keep_former_slug_${table}() returns trigger language plpgsql as $$
    begin
      insert into former_slug (kind, slug, target_id)
        select distinct on (p.${slug}) '${kind}', p.${slug}, p.id
          from previous p join changed c on c.id = p.id
         where ${ended.join(" and ")}
        on conflict (kind, slug) do update set target_id = excluded.target_id, created_at = now();
      return null;
    end $$`,
    `create or replace trigger keep_former_slug after update on "${table}"
      referencing old table as previous new table as changed
      for each statement execute function keep_former_slug_${table}()`,
    `create or replace function forget_former_slug_${table}() returns trigger language plpgsql as $$
    begin
      delete from former_slug where kind = '${kind}' and target_id in (select id from previous);
      return null;
    end $$`,
    `create or replace trigger forget_former_slug after delete on "${table}"
      referencing old table as previous
      for each statement execute function forget_former_slug_${table}()`,
  ];
}
