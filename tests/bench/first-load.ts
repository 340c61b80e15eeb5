/** The files of scripts that a page's HTML names. */
const SCRIPT = /\/assets\/[\w.-]+\.js/g;

/**
 * Scripts of a page's first load: what its HTML names, as it is sent (brotli), without headers and without what
 * an alive page fetches for later. In kB of 1000 bytes.
 */
export async function firstLoadKilobytes(url: string, cookie = ""): Promise<number> {
  const headers = { Cookie: cookie, "Accept-Encoding": "br" };
  const page = await (await fetch(url, { headers })).text();
  const files = [...new Set(page.match(SCRIPT) ?? [])];
  if (files.length === 0) throw new Error(`${url} names no scripts.`);
  const sizes = await Promise.all(
    files.map(async (file) => {
      const answer = await fetch(new URL(file, url), { method: "HEAD", headers });
      return Number(answer.headers.get("content-length"));
    }),
  );
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 100) / 10;
}
