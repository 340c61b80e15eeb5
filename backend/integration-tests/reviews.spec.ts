import {
  AccountExport,
  ErrorResponse,
  NOT_BOUGHT,
  OwnReview,
  OwnReviewResponse,
  ProductDetail,
  Review,
  ReviewListResponse,
  StaffReviewListResponse,
} from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkOut, confirmCard, SHIPPING, setStatus, storedStatus } from "./support/checkout";
import { eventually } from "./support/eventually";
import { mailsTo } from "./support/mailbox";
import { runJob } from "./support/medusa-session";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper, type Shopper } from "./support/shopper";
import { Staff } from "./support/staff";
import { type MadeProduct, TestCatalog } from "./support/test-catalogue";
import { Visitor } from "./support/visitor";

let catalog: TestCatalog;
let staff: Staff;
let chair: MadeProduct;
let slug: string;
let ada: Shopper;
let orderId: string;

/** An order that was sent. */
async function bought({ visitor, email }: Shopper, products = [chair]): Promise<string> {
  const lines = products.map((product) => ({ product, cents: 8995, qty: 1 }));
  const order = await checkOut(visitor, lines, {
    shipping: { ...SHIPPING, name: "Ada Byron", email },
  });
  await confirmCard(order.clientSecret);
  await eventually(async () => expect(await storedStatus(order.orderId)).toBe("paid"));
  await setStatus(catalog.admin, order.orderId, "fulfilled");
  return order.orderId;
}

beforeAll(async () => {
  catalog = await TestCatalog.open();
  staff = await Staff.signIn();
  chair = await catalog.add({ title: `Chair ${catalog.mark}`, dollars: 89.95, stock: 50 });
  [{ slug } = { slug: "" }] = await queryShop<{ slug: string }>(
    "select handle as slug from product where id = $1",
    [chair.id],
  );
  ada = await aSignedInShopper();
  orderId = await bought(ada);
});
afterAll(async () => {
  await queryShop("delete from product_review where product_id = $1", [chair.id]);
  await catalog.close();
  await staff.leave();
});

const aReview = { stars: 4, text: "Sturdy.\n<b>Light</b>, too.", name: "Ada B." };
const write = (visitor: Visitor, changes: object = {}) =>
  visitor.ask("reviews.write", { params: { slug }, body: { ...aReview, ...changes } });
const published = async () =>
  ReviewListResponse.parse((await new Visitor().ask("reviews.list", { params: { slug } })).body);
const product = async () =>
  ProductDetail.parse((await new Visitor().ask("products.read", { params: { slug } })).body);

async function found(search: string): Promise<Review[]> {
  const { body } = await staff.visitor.ask("reviews.listAll", { query: { search } });
  return StaffReviewListResponse.parse(body).reviews;
}

async function judge(id: string, body: object): Promise<Review> {
  const answer = await staff.visitor.ask("reviews.judge", { params: { id }, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return Review.parse(answer.body);
}

describe("a review", () => {
  it("is of who bought the product here and was sent it", async () => {
    expect((await write(new Visitor())).status).toBe(401);
    const { visitor: stranger } = await aSignedInShopper();
    const refused = await write(stranger);
    expect([refused.status, ErrorResponse.parse(refused.body).code]).toEqual([403, NOT_BOUGHT]);
    expect((await write(staff.visitor)).status).toBe(403);
    expect((await write(stranger, { token: "made~up.1.x" })).status).toBe(400);
    const own = await stranger.ask("reviews.readOwn", { query: { slug } });
    expect(own.status).toBe(403);
  });

  it.each([
    [{ stars: 0 }, "stars"],
    [{ stars: 4.5 }, "stars"],
    [{ text: " " }, "text"],
    [{ text: "x".repeat(3001) }, "text"],
    [{ name: "Ada\nB." }, "name"],
    [{ name: "x".repeat(41) }, "name"],
  ])("of %j is refused at its field", async (changes, path) => {
    const { status, body } = await write(ada.visitor, changes);
    expect(status).toBe(400);
    expect(ErrorResponse.parse(body).fields?.map((field) => field.path)).toEqual([path]);
  });

  it("waits until staff publish it, and then rates the product in place of made-up stars", async () => {
    const asked = await ada.visitor.ask("reviews.readOwn", { query: { slug } });
    expect(OwnReviewResponse.parse(asked.body)).toMatchObject({
      product: { slug },
      name: "Ada",
      review: null,
    });
    const { status, body } = await write(ada.visitor);
    expect(status).toBe(200);
    expect(OwnReview.parse(body)).toEqual({ ...aReview, state: "waiting", reason: null });
    expect(await published()).toMatchObject({ reviews: [], total: 0, average: 0 });
    expect(await product()).not.toHaveProperty("isReviewed");

    const [waiting] = await found(ada.email);
    expect(waiting).toMatchObject({ state: "waiting", orderId, product: { id: chair.id, slug } });
    const id = waiting?.id ?? "";
    await judge(id, { state: "published" });
    const list = await published();
    expect(list).toMatchObject({ total: 1, average: 4, counts: [0, 0, 0, 1, 0] });
    expect(list.reviews).toMatchObject([{ ...aReview, answer: null }]);
    expect(JSON.stringify(list)).not.toContain(ada.email);
    await eventually(async () =>
      expect(await product()).toMatchObject({ rating: 4, reviewCount: 1, isReviewed: true }),
    );

    await staff.visitor.ask("reviews.answer", { params: { id }, body: { answer: "Thank you!" } });
    expect((await published()).reviews[0]?.answer?.text).toBe("Thank you!");
  });

  it("keeps the stars of buyers when staff save the product", async () => {
    await staff.change("products", chair.id, { description: "Wider." });
    await eventually(async () =>
      expect(await product()).toMatchObject({ description: "Wider.", rating: 4, isReviewed: true }),
    );
  });

  it("is one for each buyer: changed, it waits anew", async () => {
    await write(ada.visitor, { stars: 2, text: "It squeaks." });
    const reviews = await found(ada.email);
    expect(reviews).toMatchObject([{ stars: 2, state: "waiting" }]);
    expect((await published()).total).toBe(0);
    await eventually(async () => expect((await product()).isReviewed).toBeUndefined());
  });

  it("is refused for a reason of the list, which its writer reads", async () => {
    const [{ id = "" } = {}] = await found(ada.email);
    const wrong = await staff.visitor.ask("reviews.judge", {
      params: { id },
      body: { state: "refused", reason: "too few stars" },
    });
    expect(wrong.status).toBe(400);
    await judge(id, { state: "refused", reason: "off-topic" });
    const own = await ada.visitor.ask("reviews.readOwn", { query: { slug } });
    expect(OwnReviewResponse.parse(own.body).review).toMatchObject({
      state: "refused",
      reason: "It is not about this product.",
    });
  });

  it("counts once among others, in whatever order they are published", async () => {
    const [{ id: own = "" } = {}] = await found(ada.email);
    await queryShop(
      `insert into product_review (id, product_id, order_id, email, name, stars, text, written_at)
       select 'prev_' || $2 || n, $1, 'order', n || $2, 'Somebody', n, 'Fine.', now()
         from generate_series(1, 5) n`,
      [chair.id, catalog.mark],
    );
    const others = [1, 2, 3, 4, 5].map((number) => `prev_${catalog.mark}${number}`);
    await Promise.all([own, ...others].map((id) => judge(id, { state: "published" })));
    expect(await published()).toMatchObject({ total: 6, average: 2.83, counts: [1, 2, 1, 1, 1] });
    await eventually(async () =>
      expect(await product()).toMatchObject({ rating: 2.83, reviewCount: 6 }),
    );
    const { body } = await new Visitor().ask("reviews.list", {
      params: { slug },
      query: { limit: "2", offset: "5" },
    });
    expect(ReviewListResponse.parse(body).reviews).toHaveLength(1);
  });

  it("is in its writer's data, and stays without name and address when the writer is erased", async () => {
    const exported = AccountExport.parse((await ada.visitor.ask("account.export")).body);
    expect(exported.reviews).toMatchObject([{ productId: chair.id, text: "It squeaks." }]);
    const [{ id = "" } = {}] = await found(ada.email);
    await staff.visitor.ask("people.erase", { body: { email: ada.email } });
    expect(await found(ada.email)).toEqual([]);
    const kept = (await published()).reviews.find((review) => review.id === id);
    expect(kept).toMatchObject({ name: "", text: "It squeaks." });
  });
});

describe("asking for reviews", () => {
  const ASKED = /^How do you like what you bought/;
  const mails = async ({ email }: Shopper) =>
    (await mailsTo(email)).filter(({ subject }) => ASKED.test(subject ?? ""));
  const sentDaysAgo = (order: string, days: number) =>
    queryShop(
      `update shop_order_change set created_at = now() - make_interval(days => $2)
        where order_id = $1`,
      [order, days],
    );

  it("happens once, by a mail whose link needs no account, where mails were agreed to", async () => {
    const [bea, cleo] = [await aSignedInShopper(), await aSignedInShopper()];
    const gone = await catalog.add({ title: `Gone ${catalog.mark}`, dollars: 89.95, stock: 9 });
    const [order, another] = [await bought(bea, [gone, chair]), await bought(cleo)];
    const ofGone = await bought(bea, [gone]);
    await catalog.admin.post(`/products/${gone.id}`, { status: "draft" });
    const read = { params: { slug: gone.slug } };
    await eventually(async () =>
      expect((await new Visitor().ask("products.read", read)).status).toBe(404),
    );
    await bea.visitor.ask("newsletter.signUp", { body: { email: bea.email } });
    await queryShop("update newsletter_sign_up set status = 'confirmed' where email = $1", [
      bea.email,
    ]);
    await sentDaysAgo(another, 15);
    await sentDaysAgo(order, 13);
    await runJob("ask-for-reviews");
    await sentDaysAgo(order, 15);
    await sentDaysAgo(ofGone, 15);
    await runJob("ask-for-reviews");
    await eventually(async () => expect(await mails(bea)).toHaveLength(1));
    await runJob("ask-for-reviews");
    const [mail, ...more] = await mails(bea);
    expect(more).toEqual([]);
    expect(await mails(cleo)).toEqual([]);
    expect(mail?.text).toContain(`Chair ${catalog.mark}`);
    expect(mail?.text).not.toContain(`Gone ${catalog.mark}`);
    expect(mail?.text).toContain("/newsletter/unsubscribe?token=");

    const [, token = ""] = /\/review\/(\S+)/.exec(mail?.text ?? "") ?? [];
    const visitor = new Visitor();
    const asked = await visitor.ask("reviews.readOwn", { query: { token } });
    expect(OwnReviewResponse.parse(asked.body)).toMatchObject({ product: { slug }, review: null });
    expect((await write(visitor, { token, stars: "5", name: "Bea" })).status).toBe(200);
    expect(await found(bea.email)).toMatchObject([{ stars: 5, name: "Bea", state: "waiting" }]);
    expect((await write(visitor, { token: `${token}x` })).status).toBe(400);
    await setStatus(catalog.admin, order, "refunded");
    expect((await write(visitor, { token })).status).toBe(403);
  });

  it("is staff's choice", async () => {
    const before = (await staff.visitor.ask("reviewSettings.read")).body;
    expect(before).toEqual({ areAsked: true, afterDays: 14 });
    const body = { areAsked: false, afterDays: 30 };
    expect((await staff.visitor.ask("reviewSettings.change", { body })).body).toEqual(body);
    const wrong = { areAsked: true, afterDays: 0 };
    expect((await staff.visitor.ask("reviewSettings.change", { body: wrong })).status).toBe(400);
    await staff.visitor.ask("reviewSettings.change", { body: { areAsked: true, afterDays: 14 } });
  });
});
