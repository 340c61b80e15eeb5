import { Agent, request } from "node:http";

export interface RawQuestion {
  method: string;
  /** Goes out as it is: nothing is decoded, encoded or shortened. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface RawAnswer {
  /** 0: no answer came. */
  status: number;
  ms: number;
  contentType: string;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const PATIENCE_MS = 15_000;
const LONGEST_TEXT = 200_000;

/** Sends a request byte by byte as written to `origin`; failures are an answer with status 0. */
export function rawRequest(origin: string, question: RawQuestion): Promise<RawAnswer> {
  const { method, path, headers, body } = question;
  const { hostname, port } = new URL(origin);
  const started = performance.now();
  return new Promise((resolve) => {
    const settle = (status: number, contentType: string, text: string) =>
      resolve({ status, ms: performance.now() - started, contentType, text });
    const outgoing = request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: {
          ...headers,
          ...(body === undefined ? {} : { "content-length": Buffer.byteLength(body) }),
        },
        timeout: PATIENCE_MS,
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          if (text.length < LONGEST_TEXT) text += chunk;
        });
        response.on("end", () =>
          settle(response.statusCode ?? 0, response.headers["content-type"] ?? "", text),
        );
        response.on("error", (error) => settle(0, "", error.message));
      },
    );
    outgoing.on("timeout", () => outgoing.destroy(new Error("no answer in time")));
    outgoing.on("error", (error) => settle(0, "", error.message));
    outgoing.end(body);
  });
}

/** Ends the connections that are kept. */
export const closeConnections = (): void => agent.destroy();
