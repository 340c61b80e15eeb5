import { productsShownIn } from "@eldercare/contracts/change-notices";
import { CompressedBody, type Made } from "@eldercare/server";
import type { Request, Response as ServerResponse } from "express";

/** Changes end pages; this ends those of which nobody told, such as the year in the footer. */
const LIFE_MS = 60_000;
/** What is not there now may be there soon, and anybody can make up addresses. */
const MISSING_LIFE_MS = 5000;

/** A rendered page as it is sent, compressed once for all who take it so. */
export class KeptPage {
  constructor(
    readonly status: number,
    private readonly headers: Record<string, string | string[]>,
    private readonly body: CompressedBody,
  ) {}

  /** The same page for when nobody knows whether it is still true: for nobody to keep. */
  asLast(): KeptPage {
    const { etag: _, ...headers } = this.headers;
    return new KeptPage(
      this.status,
      { ...headers, "cache-control": "private, no-store" },
      this.body,
    );
  }

  /** Answers a GET or HEAD with it; 304 to whoever has it already. */
  async send(request: Request, response: ServerResponse): Promise<void> {
    response.statusCode = this.status;
    for (const [name, value] of Object.entries(this.headers)) response.setHeader(name, value);
    const { etag } = this.headers;
    if (etag && request.get("If-None-Match")?.includes(String(etag))) {
      response.removeHeader("Content-Type");
      response.status(304).end();
      return;
    }
    const accepted = this.body.accepted(request.get("accept-encoding"));
    // Without waiting where it is made: each wait takes its part of a page from memory.
    const { encoding, body } = accepted instanceof Promise ? await accepted : accepted;
    if (encoding) response.setHeader("Content-Encoding", encoding);
    response.setHeader("Content-Length", body.length);
    response.end(request.method === "HEAD" ? undefined : body);
  }
}

/** A rendered answer, and whether it may be kept for everybody. */
export async function keptPageOf(answer: Response): Promise<Made<KeptPage>> {
  const page = Buffer.from(await answer.arrayBuffer());
  const body = new CompressedBody(page);
  const headers: Record<string, string | string[]> = {
    ...Object.fromEntries(answer.headers),
    vary: [answer.headers.get("Vary"), "Accept-Encoding"].filter(Boolean).join(", "),
  };
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  return {
    answer: new KeptPage(answer.status, headers, body),
    lifeMs: lifeOf(answer),
    bytes: body.bytes,
    shows: productsShownIn(page.toString("latin1")),
  };
}

/**
 * For how long everybody may be given an answer, in milliseconds: pages that say themselves that they
 * are for all (`public`), and pages that are not there; everything else, 0, is for whoever asked.
 */
export function lifeOf({ status, headers }: Pick<Response, "status" | "headers">): number {
  if (headers.has("Set-Cookie")) return 0;
  const rules = (headers.get("Cache-Control") ?? "").split(",").map((rule) => rule.trim());
  if (status === 404) return rules.includes("private") ? 0 : MISSING_LIFE_MS;
  const isForAll = rules.includes("public") && !rules.includes("private");
  return status === 200 && isForAll && !rules.includes("no-store") ? LIFE_MS : 0;
}
