import { randomInt } from "node:crypto";
import { Agent, get } from "node:http";
import { type Bought, buyAsGuest } from "../guest-purchase.ts";
import { ShopClient } from "../payments/shop-client.ts";
import type { Answered } from "./arrivals.ts";

/** Of a hundred who come in, so many search and so many buy; the others look around. */
const SEARCHES = 15;
const BUYS = 5;

const WORDS = [
  "walker",
  "cane",
  "wheelchair",
  "bath",
  "grab bar",
  "cushion",
  "pill box",
  "bed rail",
];
const MORE_WORDS = ["light", "folding", "heavy duty", "for two", "with seat", "adjustable", "blue"];

export interface Shown extends Bought {
  slug: string;
}

/** One visit: a page looked at, a search, or a purchase of three calls (guest, payment, order). */
export function shopperOf(
  shopUrl: string,
  { products, pages }: { products: readonly Shown[]; pages: number },
) {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
  const pick = <T>(of: readonly T[]) => of[randomInt(of.length)] as T;
  const looks = [
    () => "/",
    () => `/products?page=${1 + randomInt(pages)}`,
    () => `/product/${pick(products).slug}`,
    () => `/product/${pick(products).slug}`,
  ];
  return async (told: (answered: Answered) => void): Promise<void> => {
    const chance = randomInt(100);
    if (chance < BUYS) {
      await buyAsGuest(new ShopClient(shopUrl), [pick(products)], async (call) => {
        const begin = performance.now();
        const answer = await call();
        const isGood = answer.status === 200;
        const why = isGood ? undefined : `${answer.status} ${JSON.stringify(answer.body)}`;
        told({ kind: "buy", ms: performance.now() - begin, isGood, why });
        return answer;
      });
      return;
    }
    const isSearch = chance < BUYS + SEARCHES;
    const path = isSearch
      ? `/products?search=${encodeURIComponent(`${pick(WORDS)} ${pick(MORE_WORDS)}`)}&page=1`
      : pick(looks)();
    const begin = performance.now();
    const status = await statusOf(`${shopUrl}${path}`, agent);
    told({
      kind: isSearch ? "search" : "browse",
      ms: performance.now() - begin,
      isGood: status === 200,
      why: status === 200 ? undefined : `${status} ${path}`,
    });
  };
}

/** The status of a page once its last byte is here; 0 when none comes. */
function statusOf(url: string, agent: Agent): Promise<number> {
  const headers = {
    "accept-encoding": "br",
    accept: "text/html",
    // Visitors from many places: one alone would use up the reads of an address.
    "x-forwarded-for": `198.18.${randomInt(256)}.${randomInt(256)}`,
  };
  return new Promise((resolve) => {
    get(url, { agent, headers, timeout: 30_000 }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", () => resolve(0));
    })
      .on("timeout", function (this: { destroy(): void }) {
        this.destroy();
      })
      .on("error", () => resolve(0));
  });
}
