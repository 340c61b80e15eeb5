import { machineAnswer } from "~/api/machine-answer.server";
import { partsOf, productPart } from "~/api/product-parts.server";
import { shopApi } from "~/api/shop-api";
import { FEED_END, type FeedShop, feedHead, feedItems } from "~/features/catalog/merchant-feed";
import { storefrontSettings } from "~/storefront-settings";

/** The feed in pieces: the next part is asked for when the one before is on its way. */
async function* piecesOf(shop: FeedShop, first: Awaited<ReturnType<typeof productPart>>) {
  yield feedHead(shop);
  const parts = partsOf(first.total);
  for (let part = 1; part <= parts; part += 1) {
    const { products } = part === 1 ? first : await productPart(part);
    yield products.map((product) => feedItems(product, shop)).join("");
  }
  yield FEED_END;
}

function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void pieces.return(undefined),
  });
}

/** GET /feeds/google-merchant.xml: every product with its price, stock and delivery, for Google Merchant Center. */
export const loader = () =>
  machineAnswer("application/rss+xml", async () => {
    const [first, { fromCents }, categories] = await Promise.all([
      productPart(1),
      shopApi.call("delivery.read"),
      shopApi.call("categories.list"),
    ]);
    const shop: FeedShop = {
      shopUrl: storefrontSettings().SHOP_URL,
      freeFromCents: fromCents,
      categories: new Map(categories.map(({ id, name }) => [id, name])),
      now: new Date(),
    };
    return streamOf(piecesOf(shop, first));
  });
