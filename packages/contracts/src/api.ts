import type { z } from "zod";
import { ApiError } from "./api-error.js";
import { type CallKey, callKey } from "./call-key.js";
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
import { type ApiRequest, fetchTransport, type Transport } from "./transport.js";

export { ApiError } from "./api-error.js";
export type { Transport } from "./transport.js";

/** Schemas of answers by the name of the call, as far as a place asks for them. */
export type AnswerSchemas<Name extends CallName> = { [N in Name]: AnswerSchemaOf<N> };

type ApiOptions<Name extends CallName, Answered extends Name & JsonCallName> = {
  /** Method and path of the calls that can be made. */
  addresses: Readonly<Record<Name, CallAddress>>;
  /** The schema of a call's answer; asked for with the call, so that pages need not bring it along. */
  answerSchema: (name: Answered) => Promise<z.ZodType>;
  /** Left out: {@link fetchTransport}. */
  transport?: Transport;
};

/** The calls of `/api` by their names. Inputs and answers are typed by the table of calls. */
export type Api<Name extends CallName, Answered extends Name & JsonCallName> = {
  /** Makes a call and checks its answer. Every failure is an {@link ApiError}, but not an abort. */
  call<N extends Answered>(name: N, ...given: Given<CallInput<N>>): Promise<AnswerOf<N>>;
  /** Path and query of a call, for links and downloads. */
  address<N extends Name>(name: N, ...given: Given<AddressInput<N>>): string;
  key: typeof callKey;
  /** A question as TanStack Query takes it: its key, and the call that answers it. */
  question<N extends Answered>(name: N, ...given: Given<AddressInput<N>>): Question<AnswerOf<N>>;
};

export type Question<Answer> = {
  queryKey: CallKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
};

/** What of a call's input makes the request; the caller's types come from the table. */
type PlainInput = {
  params?: PathValues | undefined;
  query?: QueryValues | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  keepalive?: true | undefined;
};

/** The types that the table infers for one name are too deep to follow for a name that is open. */
const plain = (input: object | undefined) => (input ?? {}) as PlainInput;

/** Makes the typed client of the calls in `addresses`. */
export function createApi<Name extends CallName, Answered extends Name & JsonCallName>({
  addresses,
  answerSchema,
  transport = fetchTransport,
}: ApiOptions<Name, Answered>): Api<Name, Answered> {
  const addressOf = (name: Name, input: object | undefined) => {
    const { params, query } = plain(input);
    return fillAddress(addresses[name], params, query);
  };
  /** The table says which schema belongs to the name, so its answer is that name's. */
  async function answerOf<Answer>(name: Answered, input: object | undefined): Promise<Answer> {
    const { body, signal, keepalive } = plain(input);
    const response = await answerTo(transport, {
      method: methodOf(addresses[name]),
      address: addressOf(name, input),
      body,
      signal,
      keepalive,
    });
    if (!response.ok) throw await ApiError.fromResponse(response);
    const schema = await answerSchema(name);
    const answer = schema.safeParse(await response.json().catch(() => undefined));
    if (!answer.success) throw ApiError.misunderstood(response.status, answer.error.message);
    return answer.data as Answer;
  }
  return {
    call: (name, ...[input]) => answerOf(name, input),
    address: (name, ...[input]) => addressOf(name, input),
    key: callKey,
    question: (name, ...given) => ({
      queryKey: callKey(name, ...given),
      queryFn: ({ signal }) => answerOf(name, { ...given[0], signal }),
    }),
  };
}

async function answerTo(transport: Transport, request: ApiRequest): Promise<Response> {
  try {
    return await transport(request);
  } catch (cause) {
    if (request.signal?.aborted) throw cause;
    throw ApiError.unreachable();
  }
}
