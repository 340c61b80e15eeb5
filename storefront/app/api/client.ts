import type { z } from "zod";
import { ApiError } from "./api-error";

export type QueryParams = Readonly<Record<string, string | undefined>>;

/** Pages are rendered beside Medusa, which is asked directly; browsers go through the shop's origin. */
function apiOrigin(): string {
  return import.meta.env.SSR ? (process.env.MEDUSA_URL ?? "http://127.0.0.1:9000") : "";
}

/** Path and query, without parameters that have no value; also the start of every query key. */
export function apiAddress(path: string, params: QueryParams = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== "") query.set(name, value);
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

async function call<Schema extends z.ZodType>(
  address: string,
  init: RequestInit,
  schema: Schema,
): Promise<z.output<Schema>> {
  let response: Response;
  try {
    response = await fetch(`${apiOrigin()}${address}`, {
      credentials: "include",
      ...init,
      headers: { Accept: "application/json", ...init.headers },
    });
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw ApiError.unreachable();
  }
  if (!response.ok) throw await ApiError.fromResponse(response);
  const answer = schema.safeParse(await response.json().catch(() => undefined));
  if (answer.success) return answer.data;
  throw ApiError.misunderstood(response.status, answer.error.message);
}

/** GET a path below `/api`; the answer is checked against `schema`. Throws {@link ApiError}. */
export function apiGet<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  params: QueryParams = {},
  signal?: AbortSignal,
): Promise<z.output<Schema>> {
  return call(apiAddress(path, params), signal ? { signal } : {}, schema);
}

/** Sends `body` as JSON; the answer is checked against `schema`. Throws {@link ApiError}. */
export function apiSend<Schema extends z.ZodType>(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body: unknown,
  schema: Schema,
): Promise<z.output<Schema>> {
  const init: RequestInit =
    body === undefined
      ? { method }
      : {
          method,
          body: JSON.stringify(body),
          headers: { "Content-Type": "application/json" },
        };
  return call(path, init, schema);
}
