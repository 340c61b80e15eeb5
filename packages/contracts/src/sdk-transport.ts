import type { Transport } from "./transport.js";

/** What is used of a `Client` of `@medusajs/js-sdk`, which the contracts do not depend on. */
type SdkClient = {
  fetch(address: string, init: SdkRequest): Promise<unknown>;
};

type SdkRequest = {
  method: string;
  headers: Record<string, string | null>;
  // The SDK turns it into JSON itself.
  body?: never;
  signal?: AbortSignal;
};

/** What the SDK throws for a failed answer: of its body only the message is left. */
type FetchError = Error & { status: number; statusText?: string };

const isFetchError = (error: unknown): error is FetchError =>
  error instanceof Error && "status" in error && typeof error.status === "number";

/** How the SDK's `fetch` is told, through the options that it hands on, who wants a failed answer. */
const ON_FAILURE = Symbol("what is done with a failed answer");
type Keeper = { [ON_FAILURE]?: (answer: Response) => void };

/** Carries requests by Medusa's SDK, which knows where Medusa is; each with `moreHeaders`. */
export function sdkTransport(
  client: SdkClient,
  moreHeaders: () => Record<string, string> = () => ({}),
): Transport {
  return async ({ method, address, body, signal }) => {
    let failed: Response | undefined;
    const keeper: Keeper = {
      [ON_FAILURE]: (answer) => {
        failed = answer;
      },
    };
    const init: SdkRequest & Keeper = {
      ...keeper,
      method,
      // Whoever asks for JSON is given a parsed body instead of the answer.
      headers: {
        accept: "*/*",
        ...(body instanceof FormData ? { "content-type": null } : {}),
        ...moreHeaders(),
      },
      ...(body === undefined ? {} : { body: body as never }),
      ...(signal ? { signal } : {}),
    };
    try {
      return (await client.fetch(address, init)) as Response;
    } catch (error) {
      if (!isFetchError(error)) throw error;
      return failed ?? answerOf(error);
    }
  };
}

/** As much of a failed answer as the SDK has left of it. */
function answerOf({ status, statusText = "", message }: FetchError): Response {
  // Without a message of its own the answer was none of ours.
  const body = message === statusText ? "" : JSON.stringify({ message });
  return new Response(body, { status, statusText });
}

/**
 * From now on `sdkTransport` brings failed answers whole. The SDK takes no other `fetch` than the
 * page's own, so that one is wrapped; requests of others pass through as they are.
 */
export function keepFailedAnswers(): void {
  const plainFetch = globalThis.fetch;
  globalThis.fetch = async (input, init?: RequestInit & Keeper) => {
    const answer = await plainFetch(input, init);
    if (!answer.ok) init?.[ON_FAILURE]?.(answer.clone());
    return answer;
  };
}
