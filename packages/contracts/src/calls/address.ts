/** How addresses of calls are made from their entries in the table. */

export type Method = "GET" | "POST" | "PUT" | "DELETE";
/** Method and path; a part in braces is filled in when the call is made. */
export type CallAddress = `${Method} /api/${string}`;

export type QueryValues = Readonly<Record<string, string | undefined>>;
export type PathValues = Readonly<Record<string, string>>;

/** The names in braces of a path. */
export type PathNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

export const methodOf = (address: CallAddress): Method => split(address)[0] as Method;

/** The path as the table writes it, without a query: "/api/orders/{id}". */
export const pathOf = (address: CallAddress): string => split(split(address)[1], "?")[0];

/** The query that is part of an address, such as "all=true"; "" for most. */
export const fixedQueryOf = (address: CallAddress): string => split(address, "?")[1];

/**
 * Path and query of one call. Parts of the path are encoded; parameters without a value are left
 * out.
 */
export function fillAddress(
  address: CallAddress,
  params: PathValues = {},
  query: QueryValues = {},
): string {
  const path = pathOf(address).replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const values = new URLSearchParams(fixedQueryOf(address));
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") values.set(name, value);
  }
  const text = values.toString();
  return text ? `${path}?${text}` : path;
}

function split(text: string, at = " "): [before: string, after: string] {
  const [before = "", after = ""] = text.split(at);
  return [before, after];
}
