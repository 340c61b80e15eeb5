/** One request to `/api`, as a transport is given it. */
export type ApiRequest = {
  method: string;
  /** Path and query. */
  address: string;
  /** A form as it is, anything else to be sent as JSON; undefined for none. */
  body: unknown;
  signal: AbortSignal | undefined;
  /** It goes on when the page is left; for `fetch` alone. */
  keepalive?: true | undefined;
};

/** Carries one request and brings whatever is answered; throws when no answer comes. */
export type Transport = (request: ApiRequest) => Promise<Response>;

/** `fetch` at the page's own origin, with its cookies. */
export const fetchTransport: Transport = ({ address, ...request }) =>
  fetch(address, { credentials: "include", ...requestInit(request) });

function requestInit({
  method,
  body,
  signal,
  keepalive,
}: Omit<ApiRequest, "address">): RequestInit {
  const headers = { Accept: "application/json" };
  const init = {
    method,
    headers,
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  };
  if (body === undefined) return init;
  if (body instanceof FormData) return { ...init, body };
  return {
    ...init,
    body: JSON.stringify(body),
    headers: { ...headers, "Content-Type": "application/json" },
  };
}
