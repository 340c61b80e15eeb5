import { Agent, type IncomingMessage, ServerResponse } from "node:http";
import { Agent as SecureAgent } from "node:https";
import { log, loggedPath, REQUEST_ID_HEADER } from "@eldercare/server";
import { createProxyServer } from "httpxy";

const ANSWER_TIMEOUT_MS = 120_000;

/**
 * Shorter than what the other server keeps an idle connection (`listen.ts`), which may end it in the
 * moment in which the next request goes out: who asks would get a 502.
 */
const IDLE_CONNECTION_MS = 15_000;

/** Hands a request on; `headers` are added to it. */
export type Forward = (
  request: IncomingMessage,
  response: ServerResponse,
  headers?: Record<string, string>,
) => void;

/**
 * Hands requests on to `target` as they are. When that server is away the answer is 502 with
 * `away`, a sentence a person can read.
 */
export function forwardTo(target: string, away: string): Forward {
  const connections = { keepAlive: true, maxSockets: 256, timeout: IDLE_CONNECTION_MS };
  const agent = target.startsWith("https:") ? new SecureAgent(connections) : new Agent(connections);
  const proxy = createProxyServer({
    ...{ target, agent, changeOrigin: false, proxyTimeout: ANSWER_TIMEOUT_MS },
  });
  proxy.on("error", (error, request, response) => {
    log().error(`${request?.method} ${loggedPath(request?.url)} was not passed on.`, { error });
    if (!(response instanceof ServerResponse)) return;
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.writeHead(502, { "Content-Type": "application/json", "Cache-Control": "no-store" });
    response.end(JSON.stringify({ message: away }));
  });
  proxy.on("proxyRes", (answer, _request, response) => {
    // How long the browser's connection lasts is ours to say, where it has been said.
    const own = response.getHeader("Connection");
    if (own !== undefined) answer.headers.connection = String(own);
    // Named by us, and under this name in our log, whatever the other server calls it.
    const id = response.getHeader(REQUEST_ID_HEADER);
    if (id !== undefined) answer.headers[REQUEST_ID_HEADER.toLowerCase()] = String(id);
  });
  return (request, response, headers = {}) => void proxy.web(request, response, { headers });
}
