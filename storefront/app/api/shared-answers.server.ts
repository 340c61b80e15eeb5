import { CHANGES_TRUST_MS, productsShownIn } from "@eldercare/contracts/change-notices";
import { SHOP_ADDRESSES } from "@eldercare/contracts/shop-addresses";
import { AnswerMemory, type Made } from "@eldercare/server";
import { takeSharedAnswersFrom } from "./shared-answers";

const MAX_BYTES = 2 * 1024 * 1024;
/** A page that is made of one lives a minute by itself: what nobody tells of is late by both. */
const LIFE_MS = 5000;

/** What nearly every page asks for, and answers everybody the same. */
const SHARED: ReadonlySet<string> = new Set(
  (["categories.list", "content.read", "delivery.read"] as const).map(
    (name) => SHOP_ADDRESSES[name],
  ),
);

interface SharedAnswer {
  status: number;
  text: string;
  type: string;
}

/**
 * What pages have in common: a change ends all pages, and each that is made anew would ask Medusa for the
 * same texts, menus and promises again. Ended by the notices that end pages (decision 038), and as long
 * as nobody brings them, nothing is kept.
 */
export const sharedAnswers = new AnswerMemory<SharedAnswer>({
  maxBytes: MAX_BYTES,
  trustMs: CHANGES_TRUST_MS,
});

takeSharedAnswersFrom(async ({ method, address }, ask) => {
  const [path] = address.split("?");
  if (!SHARED.has(`${method} ${path}`)) return ask();
  const { status, text, type } = await sharedAnswers.obtain(address, async () =>
    madeOf(await ask()),
  );
  return new Response(text, { status, headers: { "content-type": type } });
});

async function madeOf(answer: Response): Promise<Made<SharedAnswer>> {
  const text = await answer.text();
  return {
    answer: { status: answer.status, text, type: answer.headers.get("content-type") ?? "" },
    lifeMs: answer.status === 200 ? LIFE_MS : 0,
    bytes: text.length,
    shows: productsShownIn(text),
  };
}
