import type { Column } from "./columns";
import { type Sql, sql, value } from "./sql";

/** Query of the columns of a table, for calls that come without the index's definition. */
export function tableColumnsSql(table: string): Sql {
  return sql`select attname as name, format_type(atttypid, null) as type from pg_attribute
    where attrelid = ${value(`"${table}"`)}::regclass and attnum > 0 and not attisdropped`;
}

/** The columns that {@link tableColumnsSql} found. */
export function columnsFromTable(rows: readonly Record<string, unknown>[]): Map<string, Column> {
  return new Map(
    rows.map((row) => {
      const type = String(row.type);
      const column: Column = {
        name: String(row.name),
        type: type.replace("[]", "") as Column["type"],
        isArray: type.endsWith("[]"),
        isFilterable: true,
        isSortable: false,
        weight: undefined,
        isIdentifier: false,
      };
      return [column.name, column];
    }),
  );
}
