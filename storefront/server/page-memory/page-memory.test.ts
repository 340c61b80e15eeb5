import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { addressOf } from "@eldercare/contracts/calls";
import { readStorefrontSettings } from "@eldercare/contracts/settings";
import type { RequestHandler } from "express";
import { afterEach, describe, expect, it } from "vitest";
import { createShopApp } from "../shop-app.ts";
import { createPageMemory } from "./page-memory.ts";

const servers: Server[] = [];
afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))),
  );
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const FOR_ALL = { "Cache-Control": "public, max-age=0, must-revalidate", ETag: 'W/"1"' };

/** A shop whose pages say what they were asked, and count how often they were. */
async function aShop(
  answer = { status: 200, headers: FOR_ALL as Record<string, string> },
  pages: RequestHandler = (_request, response) => void response.send("rendered for the request"),
) {
  const asked: Request[] = [];
  const medusa = await listening(
    createServer((request, response) => {
      response.writeHead(request.headers.authorization ? 200 : 401).end("{}");
    }),
  );
  const settings = readStorefrontSettings({ MEDUSA_URL: medusa, SHOP_URL: "https://shop.example" });
  const memory = createPageMemory();
  memory.confirm();
  const app = createShopApp(
    settings,
    {
      files: (_request, _response, next) => next(),
      pages,
      async render(request) {
        asked.push(request);
        const { pathname } = new URL(request.url);
        const told = {
          url: request.url,
          headers: Object.fromEntries(request.headers),
          product: { id: pathname.replace("/product/", "prod_") },
        };
        return new Response(JSON.stringify(told), answer);
      },
    },
    memory,
  );
  return { origin: await listening(createServer(app)), asked, memory };
}

/** Asks as `fetch` would not: with a Host of its own, and any header. */
function askAs(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number | undefined; body: string; encoding: string | undefined }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray()).toString();
      const { statusCode: status } = response;
      resolve({ status, body, encoding: response.headers["content-encoding"] });
    });
    sent.on("error", reject);
    sent.end();
  });
}

describe("a page that cannot be made", () => {
  it("is shown as it last was, for nobody to keep, while nobody says what changes", async () => {
    const answer = { status: 200, headers: FOR_ALL as Record<string, string> };
    const { origin, memory } = await aShop(answer);
    await fetch(`${origin}/faq`);
    Object.assign(answer, { status: 503, headers: {} });
    memory.end();
    // Somebody says what changes: a page of before may not be true.
    expect((await fetch(`${origin}/faq`)).status).toBe(503);
    memory.lose();
    const last = await fetch(`${origin}/faq`);
    expect(await last.json()).toMatchObject({ url: "https://shop.example/faq" });
    const { status, headers } = last;
    expect([status, headers.get("cache-control"), headers.get("etag")]).toEqual([
      200,
      "private, no-store",
      null,
    ]);
    expect((await fetch(`${origin}/terms`)).status).toBe(503);
    Object.assign(answer, { status: 200, headers: FOR_ALL });
    expect((await fetch(`${origin}/faq`)).headers.get("etag")).toBe('W/"1"');
  });
});

describe("a page that is kept", () => {
  it("is rendered once, and told from a changed one by its ETag", async () => {
    const { origin, asked, memory } = await aShop();
    const first = await fetch(`${origin}/faq`);
    const second = await fetch(`${origin}/faq`, { headers: { "If-None-Match": 'W/"1"' } });
    expect([first.status, second.status, asked.length]).toEqual([200, 304, 1]);
    expect(first.headers.get("vary")).toContain("Accept-Encoding");
    expect(first.headers.get("cache-control")).toBe(FOR_ALL["Cache-Control"]);
    expect(first.headers.get("x-content-type-options")).toBe("nosniff");
    memory.end();
    await fetch(`${origin}/faq`);
    expect(asked).toHaveLength(2);
  });

  it("stays while something changes of which it shows nothing", async () => {
    const { origin, asked, memory } = await aShop();
    const look = () =>
      Promise.all(["cane", "lamp"].map((slug) => fetch(`${origin}/product/${slug}`)));
    await look();
    memory.end(["prod_lamp"]);
    await look();
    expect(asked.map(({ url }) => url.split("/").at(-1))).toEqual(["cane", "lamp", "lamp"]);
  });

  it("is compressed for those who take it so, and plain for others", async () => {
    const { origin } = await aShop();
    const plain = await askAs(origin, "/faq");
    expect(plain.encoding).toBeUndefined();
    const [gzip, br] = await Promise.all(
      ["gzip", "gzip, br"].map((accepted) =>
        fetch(`${origin}/faq`, { headers: { "Accept-Encoding": accepted } }),
      ),
    );
    expect(gzip?.headers.get("content-encoding")).toBe("gzip");
    expect(br?.headers.get("content-encoding")).toBe("br");
    expect(await br?.text()).toBe(plain.body);
  });

  it("is never rendered anew for HEAD, nor spoilt by it", async () => {
    const { origin, asked } = await aShop();
    const head = await fetch(`${origin}/faq`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    const page = await fetch(`${origin}/faq`);
    expect((await page.text()).length).toBeGreaterThan(10);
    expect(asked.map(({ method }) => method)).toEqual(["GET"]);
  });

  it("holds nothing of whoever asked first: no cookie, no Host, no header, no other parameter", async () => {
    const { origin, asked } = await aShop();
    const poisoned = await askAs(origin, "/faq?next=//evil.example&_method=DELETE", {
      Host: "evil.example",
      Cookie: "birchwell.sid=mine; eldercare-notice=mine; eldercare-cart=mine",
      Authorization: "Bearer mine",
      Origin: "https://evil.example",
      Forwarded: "host=evil.example",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "gopher",
      "X-Forwarded-Prefix": "/evil",
      "X-Original-URL": "/admin",
      "X-Rewrite-URL": "/admin",
      "X-HTTP-Method-Override": "POST",
      "Accept-Language": "evil",
      Range: "bytes=0-1",
      "If-Modified-Since": "evil",
    });
    expect(poisoned.status).toBe(200);
    expect(poisoned.body).not.toMatch(/evil|mine|gopher|admin|DELETE/);
    expect(asked[0]?.url).toBe("https://shop.example/faq");
    expect(await (await fetch(`${origin}/faq`)).text()).toBe(poisoned.body);
    expect(asked).toHaveLength(1);
  });

  it("is the same for two visitors, whatever cookies they have", async () => {
    const { origin, asked } = await aShop();
    const [one, other] = await Promise.all(
      ["eldercare-cart=1; birchwell.sid=1", "eldercare-notice=2"].map(async (Cookie) =>
        (await fetch(`${origin}/faq`, { headers: { Cookie } })).text(),
      ),
    );
    expect(one).toBe(other);
    expect(asked).toHaveLength(1);
  });

  it("is not what a form is answered, nor what another method gets", async () => {
    const { origin, asked } = await aShop();
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      const answer = await fetch(`${origin}/faq`, { method });
      expect(await answer.text(), method).toBe("rendered for the request");
    }
    expect(asked).toEqual([]);
  });

  it("ends before staff are told that their change is saved, and not by tries of strangers", async () => {
    const { origin, asked } = await aShop();
    const change = `${origin}${addressOf("products.change", { params: { id: "prod_1" } })}`;
    await fetch(`${origin}/faq`);
    await fetch(change, { method: "PUT" });
    await fetch(`${origin}/faq`);
    expect(asked).toHaveLength(1);
    await fetch(change, { method: "PUT", headers: { Authorization: "staff" } });
    await fetch(`${origin}/faq`);
    expect(asked).toHaveLength(2);
  });
});

describe("a page that is not for everybody", () => {
  it.each([
    ["sets a cookie", { status: 200, headers: { ...FOR_ALL, "Set-Cookie": "a=1" } }],
    ["says that it is private", { status: 200, headers: { "Cache-Control": "private, no-store" } }],
    ["says nothing", { status: 200, headers: {} }],
    ["failed", { status: 503, headers: { "Cache-Control": "no-store" } }],
    ["refused one visitor", { status: 429, headers: { "Retry-After": "60" } }],
  ])("is made for each request: it %s", async (_why, answer) => {
    const { origin, asked } = await aShop(answer);
    const answers = await Promise.all([fetch(`${origin}/faq`), fetch(`${origin}/faq`)]);
    await fetch(`${origin}/faq`);
    expect(answers.map(({ status }) => status)).toEqual([answer.status, answer.status]);
    expect(asked).toHaveLength(3);
  });
});

describe("a page that moved", () => {
  it("leads on with all that was asked for beside it", async () => {
    const { origin, memory } = await aShop(
      { status: 301, headers: { Location: "/product/new" } },
      ({ originalUrl }, response) => response.redirect(301, originalUrl.replace("old", "new")),
    );
    const leadsTo = async (path: string) => {
      const { status, headers } = await fetch(`${origin}${path}`, { redirect: "manual" });
      return [status, headers.get("location")];
    };
    expect(await leadsTo("/product/old?utm_source=mail")).toEqual([
      301,
      "/product/new?utm_source=mail",
    ]);
    expect(await leadsTo("/product/old")).toEqual([301, "/product/new"]);
    memory.lose();
    expect(await leadsTo("/blog/old?utm_source=mail")).toEqual([301, "/blog/new?utm_source=mail"]);
  });
});

describe("a storefront that hears nothing of changes", () => {
  it("renders each page anew", async () => {
    const { origin, asked, memory } = await aShop();
    await fetch(`${origin}/faq`);
    memory.lose();
    await fetch(`${origin}/faq`);
    await fetch(`${origin}/faq`);
    expect(asked).toHaveLength(3);
  });
});
