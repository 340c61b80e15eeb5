import { ErrorResponse } from "@eldercare/contracts";
import {
  ADDRESSES,
  type AnswerOf,
  type CallName,
  callOf,
  fixedQueryOf,
  type JsonCallName,
  methodOf,
  pathOf,
} from "@eldercare/contracts/calls";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";

/** Answers the calls of `/api` in tests of components; what nobody serves fails the test. */
export const server = setupServer();

/** A request that was answered. */
export interface SentRequest {
  /** As the table of calls reads it; undefined for none, and for forms with files. */
  body: unknown;
  params: Readonly<Record<string, unknown>>;
  query: URLSearchParams;
}

const REFUSAL = Symbol("refusal");
interface Refusal {
  [REFUSAL]: { status: number; body: unknown };
}

/** An answer that is a failure: the sentence, and what else the call's entry says of it. */
export function refusal(status: number, body: ErrorResponse & Record<string, unknown>): Refusal {
  ErrorResponse.parse(body);
  return { [REFUSAL]: { status, body } };
}

/** What a proxy answers in the shop's place: a page that says nothing to whoever asked. */
export function proxyPage(status: number): Refusal {
  return { [REFUSAL]: { status, body: "<html><h1>Nothing to see</h1></html>" } };
}

type Reply<Name extends JsonCallName> = AnswerOf<Name> | Refusal;
type Replying<Name extends JsonCallName> = (
  request: SentRequest,
) => Reply<Name> | Promise<Reply<Name>>;

const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === "object" && answer !== null && REFUSAL in answer;

/**
 * Serves a call of the table until the test ends. Requests and answers are held to the table's
 * schemas, so a test cannot lean on what the shop would not accept or say. Answers what was sent.
 */
export function serve<Name extends JsonCallName>(
  name: Name,
  answer: Reply<Name> | Replying<Name>,
): SentRequest[] {
  const sent: SentRequest[] = [];
  const address = ADDRESSES[name];
  const path = pathOf(address).replace(/\{(\w+)\}/g, ":$1");
  const fixed = new URLSearchParams(fixedQueryOf(address));
  const method = methodOf(address).toLowerCase() as "get" | "post" | "put" | "delete";
  server.use(
    http[method](`*${path}`, async ({ request, params }) => {
      const query = new URL(request.url).searchParams;
      if ([...fixed].some(([key, value]) => query.get(key) !== value)) return undefined;
      const body = await bodyOf(name, request);
      const given = { body, params, query };
      sent.push(given);
      // No answer of the table is a function.
      const reply = answer instanceof Function ? await (answer as Replying<Name>)(given) : answer;
      return responseTo(name, reply);
    }),
  );
  return sent;
}

async function bodyOf(name: CallName, request: Request): Promise<unknown> {
  const { body, bodyKind } = callOf(name);
  if (!body || bodyKind === "images" || bodyKind === "import") return undefined;
  return body.parse(await request.json());
}

function responseTo(name: CallName, answer: unknown) {
  if (isRefusal(answer)) {
    const { status, body } = answer[REFUSAL];
    return typeof body === "string"
      ? HttpResponse.html(body, { status })
      : HttpResponse.json(body as object, { status });
  }
  const { answer: schema, status = 200 } = callOf(name);
  if (typeof schema === "string") throw new Error(`${name} is not answered with JSON.`);
  schema.parse(answer);
  return HttpResponse.json(answer as object, { status });
}
