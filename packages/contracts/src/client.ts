import type { z } from "zod";
import { ApiError } from "./api-error.js";

export { ApiError };

export type QueryParams = Readonly<Record<string, string | undefined>>;

/** Path and query, without parameters that have no value; also the start of every query key. */
export function apiAddress(path: string, params: QueryParams = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== "") query.set(name, value);
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** What an answer must look like; as a function when pages should fetch the schema with the call only. */
export type AnswerSchema<Schema extends z.ZodType> = Schema | (() => Promise<Schema>);

/** Calls to `/api` whose answers are checked; every failure is an {@link ApiError}. */
export type ApiClient = {
  /** GET a path below `/api`; the answer is checked against `schema`. */
  get<Schema extends z.ZodType>(
    path: string,
    schema: AnswerSchema<Schema>,
    params?: QueryParams,
    signal?: AbortSignal,
  ): Promise<z.output<Schema>>;
  /** Sends `body` as JSON, or as it is when it is a form; the answer is checked against `schema`. */
  send<Schema extends z.ZodType>(
    method: "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    body: unknown,
    schema: AnswerSchema<Schema>,
  ): Promise<z.output<Schema>>;
};

function requestOf(method: string, body: unknown): RequestInit {
  if (body === undefined) return { method };
  if (body instanceof FormData) return { method, body };
  return {
    method,
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json" },
  };
}

/** `origin` says where `/api` is: nothing in browsers, which are at home there. */
export function createApiClient(origin: () => string = () => ""): ApiClient {
  async function call<Schema extends z.ZodType>(
    address: string,
    init: RequestInit,
    answerSchema: AnswerSchema<Schema>,
  ): Promise<z.output<Schema>> {
    let response: Response;
    try {
      response = await fetch(`${origin()}${address}`, {
        credentials: "include",
        ...init,
        headers: { Accept: "application/json", ...init.headers },
      });
    } catch (cause) {
      if (init.signal?.aborted) throw cause;
      throw ApiError.unreachable();
    }
    if (!response.ok) throw await ApiError.fromResponse(response);
    const schema = typeof answerSchema === "function" ? await answerSchema() : answerSchema;
    const answer = schema.safeParse(await response.json().catch(() => undefined));
    if (answer.success) return answer.data;
    throw ApiError.misunderstood(response.status, answer.error.message);
  }

  return {
    get: (path, schema, params = {}, signal) =>
      call(apiAddress(path, params), signal ? { signal } : {}, schema),
    send: (method, path, body, schema) => call(path, requestOf(method, body), schema),
  };
}
