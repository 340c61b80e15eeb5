import type { z } from "zod";
import { ApiError } from "./api-error.js";
import {
  type CallAddress,
  fillAddress,
  methodOf,
  type PathValues,
  type QueryValues,
} from "./calls/address.js";
import type { CallName } from "./calls/addresses.js";
import type {
  AddressInput,
  AnswerOf,
  AnswerSchemaOf,
  CallInput,
  Given,
  JsonCallName,
} from "./calls/types.js";

/** Carries one request; throws when no answer comes. */
export type Transport = (address: string, init: RequestInit) => Promise<Response>;

/** Schemas of answers by the name of the call, as far as a place asks for them. */
export type AnswerSchemas<Name extends CallName> = { [N in Name]: AnswerSchemaOf<N> };

type ApiOptions<Name extends CallName> = {
  /** Method and path of the calls that can be made. */
  addresses: Readonly<Record<Name, CallAddress>>;
  /** The schema of a call's answer; asked for with the call, so that pages need not bring it along. */
  answerSchema: (name: Name & JsonCallName) => Promise<z.ZodType>;
  /** Left out: `fetch` at the page's own origin, with its cookies. */
  transport?: Transport;
};

/** The calls of `/api` by their names. Inputs and answers are typed by the table of calls. */
export type Api<Name extends CallName> = {
  /** Makes a call and checks its answer. Every failure is an {@link ApiError}, but not an abort. */
  call<N extends Name & JsonCallName>(name: N, ...given: Given<CallInput<N>>): Promise<AnswerOf<N>>;
  /** Path and query of a call, for links and downloads. */
  address<N extends Name>(name: N, ...given: Given<AddressInput<N>>): string;
  /** The key of a question in TanStack Query: noun, verb, and all that is asked. */
  key<N extends Name>(name: N, ...given: Given<AddressInput<N>>): CallKey;
};

/** `["orders", "read", "/api/orders/7"]`: a noun alone stands for all that is known of it. */
export type CallKey = readonly [noun: string, verb: string, address: string];

/** What of a call's input makes the request; the caller's types come from the table. */
type PlainInput = {
  params?: PathValues | undefined;
  query?: QueryValues | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
};

/** The types that the table infers for one name are too deep to follow for a name that is open. */
const plain = (input: object | undefined) => (input ?? {}) as PlainInput;

const fetchFromOwnOrigin: Transport = (address, init) =>
  fetch(address, { credentials: "include", ...init });

/** Makes the typed client of the calls in `addresses`. */
export function createApi<Name extends CallName>({
  addresses,
  answerSchema,
  transport = fetchFromOwnOrigin,
}: ApiOptions<Name>): Api<Name> {
  const addressOf = (name: Name, input: object | undefined) => {
    const { params, query } = plain(input);
    return fillAddress(addresses[name], params, query);
  };
  return {
    call: async (name, ...[input]) => {
      const { body, signal } = plain(input);
      const init = requestOf(methodOf(addresses[name]), body, signal);
      const response = await answerTo(addressOf(name, input), init, transport);
      if (!response.ok) throw await ApiError.fromResponse(response);
      const schema = await answerSchema(name);
      const answer = schema.safeParse(await response.json().catch(() => undefined));
      if (!answer.success) throw ApiError.misunderstood(response.status, answer.error.message);
      // The table says which schema belongs to the name.
      return answer.data as AnswerOf<typeof name>;
    },
    address: (name, ...[input]) => addressOf(name, input),
    key: (name, ...[input]) => {
      const [noun = "", verb = ""] = name.split(".");
      return [noun, verb, addressOf(name, input)];
    },
  };
}

async function answerTo(address: string, init: RequestInit, transport: Transport) {
  try {
    return await transport(address, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw ApiError.unreachable();
  }
}

function requestOf(method: string, body: unknown, signal?: AbortSignal): RequestInit {
  const headers = { Accept: "application/json" };
  const base = { method, headers, ...(signal ? { signal } : {}) };
  if (body === undefined) return base;
  if (body instanceof FormData) return { ...base, body };
  return {
    ...base,
    body: JSON.stringify(body),
    headers: { ...headers, "Content-Type": "application/json" },
  };
}
