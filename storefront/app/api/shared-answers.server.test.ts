import { addressOf } from "@eldercare/contracts/calls";
import { SHOP_ADDRESSES } from "@eldercare/contracts/shop-addresses";
import { afterEach, beforeEach, expect, it } from "vitest";
import { shareAnswer } from "./shared-answers";
import { sharedAnswers } from "./shared-answers.server";

let asked = 0;
beforeEach(() => {
  asked = 0;
  sharedAnswers.confirm();
});
afterEach(() => sharedAnswers.lose());

const TEXTS = addressOf("content.read", { query: { page: "everywhere" } });
const DELIVERY = addressOf("delivery.read");
/** The calls that pages share. */
const SHARED = (["categories.list", "content.read", "delivery.read"] as const).map(
  (name): string => SHOP_ADDRESSES[name],
);

/** What a page is answered to a call, where Medusa answers each time with another number. */
async function answerTo(
  address: string,
  { status = 200, method = "GET" }: { status?: number; method?: string } = {},
): Promise<string> {
  const answer = await shareAnswer({ method, address }, async () => {
    asked += 1;
    return new Response(`${asked}`, { status, headers: { "content-type": "text/plain" } });
  });
  return `${answer.status} ${await answer.text()}`;
}

it("pages that are made one after the other ask for what they have in common once", async () => {
  expect(await answerTo(TEXTS)).toBe("200 1");
  expect(await answerTo(TEXTS)).toBe("200 1");
  expect(await Promise.all([answerTo(DELIVERY), answerTo(DELIVERY)])).toEqual(["200 2", "200 2"]);
  expect(await answerTo(addressOf("content.read", { query: { page: "home" } }))).toBe("200 3");
});

it("a change ends it, and of a sold piece alone it says nothing", async () => {
  await answerTo(TEXTS);
  sharedAnswers.end(["prod_1"]);
  expect(await answerTo(TEXTS)).toBe("200 1");
  sharedAnswers.end();
  expect(await answerTo(TEXTS)).toBe("200 2");
});

it("is asked for each time while nobody tells of changes", async () => {
  sharedAnswers.lose();
  expect([await answerTo(TEXTS), await answerTo(TEXTS)]).toEqual(["200 1", "200 2"]);
});

it("what was refused is for whoever asked", async () => {
  expect(await answerTo(TEXTS, { status: 429 })).toBe("429 1");
  expect(await answerTo(TEXTS)).toBe("200 2");
});

it.each(Object.values(SHOP_ADDRESSES).filter((address) => !SHARED.includes(address)))(
  "nothing is kept of %s",
  async (named) => {
    const [method = "", address = ""] = named.split(" ");
    await answerTo(address, { method });
    expect(await answerTo(address, { method })).toBe("200 2");
  },
);
