import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { beginPayment, orderRequest } from "./support/checkout";
import { eventually } from "./support/eventually";
import { aSignedInShopper, type Shopper } from "./support/shopper";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";
import { Visitor, type VisitorAnswer } from "./support/visitor";

type Subject = Pick<MadeProduct, "id" | "slug" | "sku" | "variantId">;

/** Of which the shop has never heard. */
const NEVER: Subject = {
  id: "prod_01NEVER00000000000000000000",
  slug: "t-never-was",
  sku: "T-00a11b22c3",
  variantId: "variant_01NEVER00000000000000000",
};
const TITLE = "Secret of next spring";

let catalog: TestCatalog;
let shopper: Shopper;
let draft: MadeProduct;

beforeAll(async () => {
  catalog = await TestCatalog.open();
  shopper = await aSignedInShopper();
  draft = await catalog.add({ title: TITLE, dollars: 12.34, stock: 7 });
  await catalog.admin.post(`/products/${draft.id}`, { status: "draft" });
  await eventually(async () => {
    const { status } = await new Visitor().ask("products.read", { params: { slug: draft.slug } });
    expect(status).toBe(404);
  });
});
afterAll(() => catalog.close());

const anybody = () => new Visitor();
const line = ({ id, variantId }: Subject, isChosen: boolean) => ({
  productId: id,
  ...(isChosen && { variantId }),
  qty: 1,
});

/** Every call of shoppers that takes a product, a variant or a slug. */
const CALLS: readonly (readonly [string, (subject: Subject) => Promise<VisitorAnswer>])[] = [
  ["a product's page", ({ slug }) => anybody().ask("products.read", { params: { slug } })],
  ["its page by its id", ({ id }) => anybody().ask("products.read", { params: { slug: id } })],
  ["its reviews", ({ slug }) => anybody().ask("reviews.list", { params: { slug } })],
  [
    "a list by ids, as comparison, saved list, cart and “Buy Again” ask it",
    ({ id }) => anybody().ask("products.list", { query: `ids=${id}` }),
  ],
  ["a search by its SKU", ({ sku }) => anybody().ask("products.list", { query: `search=${sku}` })],
  [
    "the totals of a cart",
    (subject) => anybody().ask("checkout.totals", { body: { items: [line(subject, false)] } }),
  ],
  [
    "the totals of a cart with a variant",
    (subject) => anybody().ask("checkout.totals", { body: { items: [line(subject, true)] } }),
  ],
  [
    "a payment",
    (subject) =>
      shopper.visitor.ask("payments.begin", {
        body: { amount: 12.34, currency: "cad", items: [line(subject, false)] },
      }),
  ],
  [
    "an order",
    async (subject) => {
      await beginPayment(shopper.visitor, 1234);
      const product = { ...subject, inventoryItemId: "" };
      const request = orderRequest([{ product, cents: 1234, qty: 1 }]);
      return shopper.visitor.ask("orders.place", { body: request });
    },
  ],
  [
    "an account's cart",
    (subject) => shopper.visitor.ask("cart.merge", { body: { items: [line(subject, true)] } }),
  ],
  [
    "what is back in stock",
    ({ id }) =>
      anybody().ask("stockAlerts.ask", { body: { productId: id, email: "ada@example.ca" } }),
  ],
  ["a review", ({ slug }) => shopper.visitor.ask("reviews.readOwn", { query: { slug } })],
];

describe("what is not published is as if it did not exist to", () => {
  it.each(CALLS)("%s", async (_, ask) => {
    const told = async (subject: Subject) => {
      const { status, body } = await ask(subject);
      const words = Object.values(subject).reduce<string>(
        (text, word) => text.replaceAll(word, "…"),
        JSON.stringify(body),
      );
      return { status, words };
    };
    const ofDraft = await told(draft);
    expect(ofDraft.words).not.toContain(TITLE);
    expect(ofDraft).toEqual(await told(NEVER));
  });
});
