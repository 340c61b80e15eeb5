import { ApiError } from "./api-error";

const HOUR_S = 3600;

/** An answer for programs: for an hour anybody's; 503, with when to come back, while the API is away. */
export async function machineAnswer(
  type: "application/xml" | "application/rss+xml",
  make: () => Promise<string | ReadableStream<Uint8Array> | null>,
): Promise<Response> {
  try {
    const body = await make();
    if (body === null) return new Response("Not found", { status: 404 });
    const headers = {
      "Content-Type": `${type}; charset=utf-8`,
      "Cache-Control": `public, max-age=${HOUR_S}`,
    };
    return new Response(body, { headers });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return new Response(error.sentence, { status: 503, headers: { "Retry-After": "120" } });
  }
}
