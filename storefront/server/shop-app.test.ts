import { createHash } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import { addressOf } from "@eldercare/contracts/calls";
import { readStorefrontSettings } from "@eldercare/contracts/settings";
import { VISITOR_HEADER, visitorHeader } from "@eldercare/contracts/visitor-address";
import { createReadiness, DATA_SECURITY_POLICY, FOREIGN_WRITE_REFUSED } from "@eldercare/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createShopApp } from "./shop-app.ts";

const servers: Server[] = [];

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A shop whose pages are plain texts, before the Medusa at `medusaUrl`. */
function shopBefore(
  medusaUrl: string,
  env: Record<string, string> = {},
  readiness = createReadiness(),
): Promise<string> {
  const settings = readStorefrontSettings({ MEDUSA_URL: medusaUrl, ...env });
  return listening(
    createShopApp(
      settings,
      {
        files: (_request, _response, next) => next(),
        pages: (request, response) => {
          // As React Router does it, which adds to what is there.
          if (request.path === "/about")
            response.append("content-security-policy", "default-src *");
          response.send(`page ${request.path}`);
        },
      },
      undefined,
      readiness,
    ),
  );
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** A Medusa of the test that answers what it was asked. */
const echo: RequestListener = async (request, response) => {
  const { url, method, headers } = request;
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ url, method, headers, body: await bodyOf(request) }));
};

const SECRET = "between-storefront-and-medusa-only";
const NOBODY = "http://127.0.0.1:1";

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(
    servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))),
  );
});

const WEBHOOK = addressOf("stripe.receiveEvent");

describe("calls below /api and /static", () => {
  it("reach Medusa with path, query and body as they were", async () => {
    const shop = await shopBefore(await listening(echo));
    const body = '{ "id":  "evt_1" }';
    const answer = await fetch(`${shop}${WEBHOOK}?a=1&a=2`, { method: "POST", body });
    expect(await answer.json()).toMatchObject({
      url: `${WEBHOOK}?a=1&a=2`,
      method: "POST",
      body,
    });
  });

  it("are the last of their connection once the storefront leaves, as pages are", async () => {
    const readiness = createReadiness();
    const shop = await shopBefore(await listening(echo), {}, readiness);
    const connectionOf = async (path: string) =>
      (await fetch(`${shop}${path}`)).headers.get("connection");
    expect(await connectionOf("/api/x")).toBe("keep-alive");
    await readiness.leave(0);
    expect(await connectionOf("/api/x")).toBe("close");
    expect(await connectionOf("/about")).toBe("close");
  });

  it("do not carry the cart's cookies", async () => {
    const shop = await shopBefore(await listening(echo));
    const answer = await fetch(`${shop}/api/x`, {
      headers: { Cookie: "eldercare-cart=[]; sid=1; eldercare-cart-2=[]" },
    });
    expect((await answer.json()).headers.cookie).toBe("sid=1");
  });

  it("name the caller, not what the caller claims to be", async () => {
    const shop = await shopBefore(await listening(echo));
    const answer = await fetch(`${shop}/api/x`, {
      headers: { "X-Forwarded-For": "6.6.6.6", "X-Forwarded-Proto": "https" },
    });
    expect((await answer.json()).headers).toMatchObject({
      "x-forwarded-for": expect.stringContaining("127.0.0.1"),
      "x-forwarded-proto": "http",
    });
  });

  it("believe a proxy that is said to stand before the shop", async () => {
    const shop = await shopBefore(await listening(echo), { TRUSTED_PROXIES: "1" });
    const answer = await fetch(`${shop}/api/x`, {
      headers: { "X-Forwarded-For": "6.6.6.6, 24.48.0.1", "X-Forwarded-Proto": "https" },
    });
    expect((await answer.json()).headers).toMatchObject({
      "x-forwarded-for": "24.48.0.1",
      "x-forwarded-proto": "https",
    });
  });

  it("say whose they are, with a secret that no visitor has", async () => {
    const secret = "between-storefront-and-medusa-only";
    const shop = await shopBefore(await listening(echo), {
      TRUSTED_PROXIES: "1",
      STOREFRONT_SECRET: secret,
    });
    const visitorOf = async (headers: Record<string, string>) => {
      const answer = await fetch(`${shop}/api/x`, { headers });
      return (await answer.json()).headers[VISITOR_HEADER];
    };
    const named = visitorHeader("24.48.0.1", secret);
    expect(await visitorOf({ "X-Forwarded-For": "24.48.0.1" })).toBe(named);
    expect(await visitorOf({ "X-Forwarded-For": "6.6.6.6, 24.48.0.1" })).toBe(named);
    expect(await visitorOf({ "X-Forwarded-For": "6.6.6.6, 7.7.7.7, 24.48.0.1" })).toBe(named);
    const peer = new RegExp(`^(::ffff:)?127\\.0\\.0\\.1 ${secret}$`);
    expect(await visitorOf({ "X-Forwarded-For": "6.6.6.6, nonsense" })).toMatch(peer);
    expect(await visitorOf({ [VISITOR_HEADER]: visitorHeader("6.6.6.6", "guess") })).toMatch(peer);
  });

  it("hand on no claim to be a visitor where there is no secret", async () => {
    const shop = await shopBefore(await listening(echo));
    const answer = await fetch(`${shop}/api/x`, { headers: { [VISITOR_HEADER]: "6.6.6.6 x" } });
    expect((await answer.json()).headers).not.toHaveProperty(VISITOR_HEADER);
  });

  it("are answered with 502 and a sentence while Medusa is away", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const answer = await fetch(`${await shopBefore(NOBODY)}${addressOf("products.list")}`);
    expect(answer.status).toBe(502);
    expect((await answer.json()).message).toContain("Please try again");
  });
});

describe("an address that ends in a slash", () => {
  const ledTo = async (path: string, init?: RequestInit) =>
    (
      await fetch(`${await shopBefore(NOBODY)}${path}`, { redirect: "manual", ...init })
    ).headers.get("location");

  it("leads to the page's own, with its question", async () => {
    expect(await ledTo("/admin/")).toBe("/admin");
    expect(await ledTo("/products/mobility-aids//?sort=price")).toBe(
      "/products/mobility-aids?sort=price",
    );
    expect(await ledTo("/checkout/", { method: "HEAD" })).toBe("/checkout");
  });

  it("is the home page's alone, and no form's", async () => {
    expect(await ledTo("/")).toBeNull();
    expect(await ledTo("/?from=/a/")).toBeNull();
    expect(await ledTo("/auth/", { method: "POST" })).toBeNull();
  });

  it("never leads to another site", async () => {
    expect(await ledTo("//evil.example/")).toBe("/evil.example");
    expect(await ledTo("/%5Cevil.example/")).toBe("/%5Cevil.example");
  });

  it("is Medusa's to answer below /api", async () => {
    const shop = await shopBefore(await listening(echo));
    const url = `${addressOf("products.list")}/`;
    expect(await (await fetch(`${shop}${url}`)).json()).toMatchObject({ url });
  });
});

describe("GET /health", () => {
  const medusaThat = (status: number, body: unknown) =>
    listening((_request, response) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    });

  it("answers 200 when pages, API and database are ready", async () => {
    const shop = await shopBefore(await medusaThat(200, { status: "ok", database: "ok" }));
    const answer = await fetch(`${shop}/health`);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ pages: "ok", api: "ok", database: "ok" });
  });

  it("answers 503 and says that the database is not", async () => {
    const shop = await shopBefore(await medusaThat(503, { status: "ok", database: "failing" }));
    const answer = await fetch(`${shop}/health`);
    expect(answer.status).toBe(503);
    expect((await answer.json()).database).toBe("failing");
  });

  it("answers 503 when Medusa cannot be reached", async () => {
    const answer = await fetch(`${await shopBefore(NOBODY)}/health`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      pages: "ok",
      api: "unreachable",
      database: "unreachable",
    });
  });
});

describe("every answer", () => {
  it("carries the security headers and no word about the server", async () => {
    const { headers } = await fetch(`${await shopBefore(NOBODY)}/products`);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.has("x-powered-by")).toBe(false);
    expect(headers.has("strict-transport-security")).toBe(false);
  });

  it("has the policy of data where it brings none of its own", async () => {
    const policyOf = async (medusa: RequestListener, path: string) => {
      const shop = await shopBefore(await listening(medusa), { NODE_ENV: "test" });
      return (await fetch(`${shop}${path}`)).headers.get("content-security-policy");
    };
    const ofMedusa: RequestListener = (_request, response) => {
      response.setHeader("Content-Security-Policy", "default-src 'self'");
      response.end();
    };
    for (const path of ["/health", "/static/x", "/assets/unknown.js", "/robots.txt"]) {
      expect(await policyOf(echo, path), path).toBe(DATA_SECURITY_POLICY);
    }
    expect(await policyOf(ofMedusa, "/api/x")).toBe("default-src 'self'");
    expect(await policyOf(echo, "/about")).toBe("default-src *");
  });

  it.each([
    ["TRACE", "/", "Method not allowed"],
    ["PROPFIND", "/", "Method not allowed"],
    ["TRACE", addressOf("products.list"), '{"message":"Method not allowed"}'],
  ])("to %s %s says that there is no such method", async (method, path, text) => {
    const { port } = new URL(await shopBefore(NOBODY));
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, host: "127.0.0.1", method, path }, resolve).on("error", reject).end();
    });
    expect([answer.statusCode, await bodyOf(answer)]).toEqual([405, text]);
  });

  it("to a browser says it as a page of the shop, which leads on and runs nothing", async () => {
    const headers = { Accept: "text/html,*/*;q=0.8", Origin: "https://evil.example" };
    const shop = await shopBefore(NOBODY);
    const answer = await fetch(`${shop}/cart`, { method: "POST", headers });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      ...[403, "text/html; charset=utf-8"],
    ]);
    const page = await answer.text();
    expect(page).toContain(`<p>${FOREIGN_WRITE_REFUSED}</p>`);
    expect(page).toContain('<a href="/">Go to Home Page</a>');
    const [, style = ""] = /<style>([\s\S]*)<\/style>/.exec(page) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    expect(answer.headers.get("content-security-policy")).toBe(
      `${DATA_SECURITY_POLICY}; style-src 'sha256-${hash}'`,
    );
  });

  it.each([
    ["http://evil.example/auth", "localhost"],
    ["*", "localhost"],
    ["/cart", "localhost:99999999"],
    ["/cart", "[::1"],
  ])("to the target %s at the host %s says that it cannot be read", async (path, host) => {
    const { port } = new URL(await shopBefore(NOBODY));
    const to = { port, host: "127.0.0.1", method: "OPTIONS", path, headers: { Host: host } };
    const status = await new Promise((resolve, reject) => {
      const ask = request(to, (answer) => resolve(answer.resume().statusCode));
      ask.on("error", reject).end();
    });
    expect(status).toBe(400);
  });

  it("asks browsers to stay on https where the shop is on it", async () => {
    const shop = await shopBefore(NOBODY, { SHOP_URL: "https://shop.example" });
    const { headers } = await fetch(`${shop}/products`);
    expect(headers.get("strict-transport-security")).toMatch(/max-age=\d+/);
  });
});

describe("forms of the pages", () => {
  const post = async (headers: Record<string, string>, path = "/cart") =>
    (await fetch(`${await shopBefore(NOBODY)}${path}`, { method: "POST", headers })).status;

  it("are taken from the shop's own pages", async () => {
    const { SHOP_URL } = readStorefrontSettings({ MEDUSA_URL: NOBODY });
    expect(await post({ Origin: SHOP_URL, "Sec-Fetch-Site": "same-origin" })).toBe(200);
  });

  it.each(["/cart", "/auth", "/no-such-page"])(
    "are refused at %s when another site sends them",
    async (path) => {
      expect(await post({ Origin: "https://evil.example" }, path)).toBe(403);
      expect(await post({ "Sec-Fetch-Site": "cross-site" }, path)).toBe(403);
      expect(await post({ Origin: "null" }, path)).toBe(403);
    },
  );

  it("are told to Medusa when another site sent them, without what they hold", async () => {
    const told = new Promise<IncomingMessage>((resolve) => {
      const medusa = listening((request, response) => {
        response.writeHead(403).end();
        resolve(request);
      });
      void medusa.then(async (url) => {
        const shop = await shopBefore(url, { STOREFRONT_SECRET: SECRET });
        const headers = { Origin: "https://evil.example", Cookie: "birchwell.sid=x" };
        await fetch(`${shop}/auth`, { method: "POST", headers, body: "email=a" });
      });
    });
    const { method, url, headers } = await told;
    expect([method, url]).toEqual(["POST", "/api/pages"]);
    expect(headers).toMatchObject({
      origin: "https://evil.example",
      [VISITOR_HEADER]: visitorHeader("127.0.0.1", SECRET),
      "content-length": "0",
    });
    expect(headers.cookie).toBeUndefined();
  });
});

describe("demo payments", () => {
  const before = async (env: Record<string, string> = {}) => {
    const { port } = new URL(await listening(echo));
    return shopBefore(NOBODY, { STRIPE_SIMULATOR_PORT: port, ...env });
  };

  it("reach the Stripe simulator on the shop's origin, without the shopper's cookies", async () => {
    const answer = await fetch(
      `${await before()}/stripe-simulator/v1/payment_intents/pi_1/confirm`,
      {
        method: "POST",
        body: "a=1",
        headers: { Cookie: "sid=1" },
      },
    );
    const seen = await answer.json();
    expect(seen).toMatchObject({ url: "/v1/payment_intents/pi_1/confirm", body: "a=1" });
    expect(seen.headers.cookie).toBeUndefined();
  });

  it("keep the controls of tests, and the lists of all payments, inside", async () => {
    const shop = await before();
    for (const path of [
      "/simulator/reset",
      "/v1/refunds",
      "/v1/payment_intents/%2e%2e/%2e%2e/simulator/reset",
    ]) {
      const { status } = await fetch(`${shop}/stripe-simulator${path}`, { method: "POST" });
      expect(status, path).toBe(404);
    }
  });

  it("do not exist beside real ones", async () => {
    const shop = await before({ STRIPE_PUBLISHABLE_KEY: "pk_live_1" });
    const answer = await fetch(`${shop}/stripe-simulator/challenge/pi_1`);
    expect(await answer.text()).toBe("page /stripe-simulator/challenge/pi_1");
  });
});
