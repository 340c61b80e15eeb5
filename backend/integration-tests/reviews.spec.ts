import {
  AccountExport,
  ErrorResponse,
  NEWSLETTER_CONSENT,
  NOT_BOUGHT,
  OwnReview,
  OwnReviewResponse,
  ProductDetail,
  Review,
  ReviewListResponse,
  StaffReviewListResponse,
} from "@eldercare/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shopUnderTest } from "../../tests/support/shop-under-test";
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

/** The only review that is found. */
async function theOne(search: string): Promise<Review> {
  const reviews = await found(search);
  expect(reviews).toHaveLength(1);
  return reviews[0] as Review;
}

async function found(search: string): Promise<Review[]> {
  const { body } = await staff.visitor.ask("reviews.listAll", { query: { search } });
  return StaffReviewListResponse.parse(body).reviews;
}

type Read = Pick<Review, "id" | "writtenAt">;

const answerTo = ({ id, writtenAt }: Read, answer: string) =>
  staff.visitor.ask("reviews.answer", { params: { id }, body: { answer, writtenAt } });

async function judge({ id, writtenAt }: Read, says: object): Promise<Review> {
  const body = { ...says, writtenAt };
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
    // As her order leads to it.
    const byOrder = await ada.visitor.ask("reviews.readOwn", { query: { slug: chair.id } });
    expect(byOrder.body).toEqual(asked.body);
    const { status, body } = await write(ada.visitor);
    expect(status).toBe(200);
    expect(OwnReview.parse(body)).toEqual({ ...aReview, state: "waiting", reason: null });
    expect(await published()).toMatchObject({ reviews: [], total: 0, average: 0 });
    expect(await product()).not.toHaveProperty("isReviewed");

    const waiting = await theOne(ada.email);
    expect(waiting).toMatchObject({ state: "waiting", orderId, product: { id: chair.id, slug } });
    await judge(waiting, { state: "published" });
    const list = await published();
    expect(list).toMatchObject({ total: 1, average: 4, counts: [0, 0, 0, 1, 0] });
    expect(list.reviews).toMatchObject([{ ...aReview, answer: null }]);
    expect(JSON.stringify(list)).not.toContain(ada.email);
    await eventually(async () =>
      expect(await product()).toMatchObject({ rating: 4, reviewCount: 1, isReviewed: true }),
    );

    await answerTo(waiting, "Thank you!");
    expect((await published()).reviews[0]?.answer?.text).toBe("Thank you!");
  });

  it("keeps the stars of buyers when staff save the product", async () => {
    await staff.change("products", chair.id, { description: "Wider." });
    await eventually(async () =>
      expect(await product()).toMatchObject({ description: "Wider.", rating: 4, isReviewed: true }),
    );
  });

  it("is one for each buyer: changed, it waits anew, with an answer only to the same words", async () => {
    await write(ada.visitor, { name: "Ada" });
    const renamed = await theOne(ada.email);
    expect(renamed).toMatchObject({ state: "waiting", answer: { text: "Thank you!" } });
    await write(ada.visitor, { stars: 2, text: "It squeaks." });
    const changed = { stars: 2, state: "waiting", answer: null };
    expect(await theOne(ada.email)).toMatchObject(changed);

    const { id, writtenAt } = renamed;
    const body = { state: "published", writtenAt };
    const unread = await staff.visitor.ask("reviews.judge", { params: { id }, body });
    expect([unread.status, ErrorResponse.parse(unread.body).message]).toEqual([
      409,
      "Its writer changed it in the meantime. Please read it again.",
    ]);
    expect((await answerTo(renamed, "You are welcome.")).status).toBe(409);
    expect(await theOne(ada.email)).toMatchObject(changed);
    expect((await published()).total).toBe(0);
    await eventually(async () => expect((await product()).isReviewed).toBeUndefined());
  });

  it("is refused for a reason of the list, which its writer reads", async () => {
    const waiting = await theOne(ada.email);
    const wrong = await staff.visitor.ask("reviews.judge", {
      params: { id: waiting.id },
      body: { state: "refused", reason: "too few stars", writtenAt: waiting.writtenAt },
    });
    expect(wrong.status).toBe(400);
    await judge(waiting, { state: "refused", reason: "off-topic" });
    const own = await ada.visitor.ask("reviews.readOwn", { query: { slug } });
    expect(OwnReviewResponse.parse(own.body).review).toMatchObject({
      state: "refused",
      reason: "It is not about this product.",
    });
  });

  it("counts once among others, in whatever order they are published", async () => {
    const own = await theOne(ada.email);
    await queryShop(
      `insert into product_review (id, product_id, order_id, email, name, stars, text, written_at)
       select 'prev_' || $2 || n, $1, 'order', n || $2, 'Somebody', n, 'Fine.', now()
         from generate_series(1, 5) n`,
      [chair.id, catalog.mark],
    );
    const others = await found(catalog.mark);
    expect(others).toHaveLength(5);
    await Promise.all([own, ...others].map((each) => judge(each, { state: "published" })));
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
    const { id } = await theOne(ada.email);
    await staff.visitor.ask("people.erase", { body: { email: ada.email } });
    expect(await found(ada.email)).toEqual([]);
    const kept = (await published()).reviews.find((review) => review.id === id);
    expect(kept).toMatchObject({ name: "", text: "It squeaks." });
  });

  it("loses its writer's name also when its address was forgotten before", async () => {
    const { id } = await theOne(`1${catalog.mark}`);
    await queryShop("update product_review set email = null, order_id = $2 where id = $1", [
      id,
      orderId,
    ]);
    await staff.visitor.ask("people.erase", { body: { email: ada.email } });
    expect((await published()).reviews.find((review) => review.id === id)?.name).toBe("");
  });
});

describe("asking for reviews", () => {
  const ASKED = /^How do you like what you bought/;
  const mails = async ({ email }: Shopper) =>
    (await mailsTo(email)).filter(({ subject }) => ASKED.test(subject ?? ""));
  const orderedBy = (order: string, email: string) =>
    queryShop("update shop_order set email = $2 where id = $1", [order, email]);
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

    await judge(await theOne(bea.email), { state: "published" });
    await staff.visitor.ask("people.erase", { body: { email: bea.email } });
    const second = await write(visitor, { token });
    expect([second.status, ErrorResponse.parse(second.body).message]).toEqual([
      409,
      "You reviewed this product already.",
    ]);
    expect((await visitor.ask("reviews.readOwn", { query: { token } })).status).toBe(409);

    await orderedBy(order, shopUnderTest().adminEmail);
    const own = await write(visitor, { token });
    expect(ErrorResponse.parse(own.body).message).toMatch(/^Staff do not review/);
    await orderedBy(order, bea.email);
    await setStatus(catalog.admin, order, "refunded");
    expect((await write(visitor, { token })).status).toBe(403);
  });

  it("happens only to whoever agreed to it, and to no staff", async () => {
    const cleo = await aSignedInShopper();
    const order = await bought(cleo);
    await sentDaysAgo(order, 15);
    await cleo.visitor.ask("newsletter.signUp", { body: { email: cleo.email } });
    await queryShop(
      `update newsletter_sign_up set status = 'confirmed', consent = 'Yes, send me care guides.'
        where email = $1`,
      [cleo.email],
    );
    const asked = async () => {
      await runJob("ask-for-reviews");
      return queryShop(
        `select (select count(*)::int from shop_order where id = $1 and review_asked_at is not null) as looked_at,
                (select count(*)::int from outgoing_mail where template = 'review-request' and recipient = $2) as mails`,
        [order, cleo.email],
      );
    };
    expect(await asked()).toEqual([{ looked_at: 0, mails: 0 }]);
    await queryShop("update newsletter_sign_up set consent = $2 where email = $1", [
      cleo.email,
      NEWSLETTER_CONSENT,
    ]);
    await orderedBy(order, shopUnderTest().adminEmail);
    expect(await asked()).toEqual([{ looked_at: 1, mails: 0 }]);
    await orderedBy(order, cleo.email);
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
