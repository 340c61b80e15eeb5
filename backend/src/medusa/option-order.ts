/**
 * SQL that orders options `o` as `inOptionOrder` does: by the rank in their metadata, where that is a
 * number, else by their ids.
 */
export const OPTION_ORDER = `case when jsonb_typeof(o.metadata -> 'rank') = 'number'
          then (o.metadata ->> 'rank')::float8 end asc nulls last, o.id collate "C"`;
