/** A piece of SQL with `?` for each of its values, in their order. */
export interface Sql {
  text: string;
  values: unknown[];
}

/** A row of an answer, by the names of its columns. */
export type Row = Record<string, unknown>;

/** Runs a statement. */
export type Run = (statement: Sql) => Promise<Row[]>;

/** Joins pieces; values keep their order. */
export function joinSql(parts: readonly Sql[], separator: string): Sql {
  return {
    text: parts.map(({ text }) => text).join(separator),
    values: parts.flatMap(({ values }) => values),
  };
}

/** Puts pieces into a template: ``sql`select ${columns} from x` ``. Everything else is SQL as written. */
export function sql(strings: TemplateStringsArray, ...parts: readonly Sql[]): Sql {
  return {
    text: strings.map((string, index) => string + (parts[index]?.text ?? "")).join(""),
    values: parts.flatMap(({ values }) => values),
  };
}

/** SQL without values. */
export const raw = (text: string): Sql => ({ text, values: [] });

/** One value, optionally cast. */
export const value = (bound: unknown, cast = ""): Sql => ({ text: `?${cast}`, values: [bound] });
