import { request } from "node:http";

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/**
 * Sends a request whose target goes over the wire as it is written: `fetch` would take dot segments
 * away and encode what does not belong into a path.
 */
export function rawRequest(
  origin: string,
  target: string,
  { method = "GET", headers = {}, body = "" } = {} as {
    method?: string;
    headers?: Record<string, string>;
    body?: string;
  },
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request(
      // A space would be refused before it is sent; everything else is Node's to pass on.
      { hostname, port, method, path: target, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });
}
