import pg from "pg";

/** What a database's tables are made of, a line for each: columns, indexes, rules, triggers, functions. */
const PARTS = `
  select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
      || case when a.attnotnull then ' not null' else '' end || a.attgenerated::text
      || coalesce(' ' || pg_get_expr(d.adbin, d.adrelid), '') as line
    from pg_class c join pg_attribute a on a.attrelid = c.oid
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
      and a.attnum > 0 and not a.attisdropped
  union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
  union all select 'rule ' || conrelid::regclass || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
  union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select 'function ' || pg_get_functiondef(p.oid) from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not exists (
      select 1 from pg_depend where objid = p.oid and deptype = 'e')`;

/** Each version of the search index has tables with its number; servers make two when they first need them. */
const MADE_BY_SERVERS = /\b(?:search_typed_\w+_v\d|(?:shop_session|shop_rate_limit)\b)/;
/** Medusa's table of workflow runs was given the id of its own making as a default. */
const AN_ID = /'[0-9A-HJKMNP-TV-Z]{26}'/;
/** PostgreSQL writes them elsewhere in what was dumped and read again. */
const CASTS_AND_BRACKETS = /::(?:character varying|text)(?:\[\])?|[()]/g;

/** The lines of a database, sorted, without what is made anew in each. */
export async function schemaLines(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ line: string }>(PARTS);
    return rows
      .filter(({ line }) => !MADE_BY_SERVERS.test(line))
      .map(({ line }) => line.replace(AN_ID, "an id").replaceAll(CASTS_AND_BRACKETS, ""))
      .sort();
  } finally {
    await client.end();
  }
}
