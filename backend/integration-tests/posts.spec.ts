import {
  ErrorResponse,
  POST_TOPICS,
  PostDetail,
  PostListResponse,
  StaffPost,
} from "@eldercare/contracts";
import { foldedText } from "@eldercare/search-typed-postgres/text";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queryShop } from "./support/shop-database";
import { aSignedInShopper } from "./support/shopper";
import { aSignedInAdmin } from "./support/signed-in-admin";
import { Visitor } from "./support/visitor";

// Ends in letters that are no ending of English words: a stem would be another one without its last.
const mark = `guide${Date.now().toString(36)}qx`;
const visitor = new Visitor();
let admin: Visitor;

beforeAll(async () => {
  admin = await aSignedInAdmin();
});
afterAll(() => queryShop("delete from post where title like $1", [`%${mark}%`]));

async function list(query: string, reader = visitor): Promise<PostListResponse> {
  const { status, body } = await reader.ask("posts.list", { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return PostListResponse.parse(body);
}

const aPost = (changes: Record<string, unknown> = {}) => ({
  title: `Choosing a bed rail ${mark}`,
  excerpt: "What to measure first.",
  content: "## Measure\n\nThe mattress and the frame.",
  ...changes,
});

async function publish(changes: Record<string, unknown> = {}): Promise<StaffPost> {
  const { status, body } = await admin.ask("posts.create", {
    body: aPost({ published: true, ...changes }),
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return StaffPost.parse(body);
}

describe("GET /api/posts", () => {
  it("lists the demo's guides nine at a time, newest first, each once, with an exact total", async () => {
    const { posts: first, total } = await list("published=true&limit=9&offset=0");
    expect(total).toBeGreaterThanOrEqual(24);
    const { posts: all } = await list("limit=1000");
    expect(all).toHaveLength(total);
    expect(new Set(all.map(({ id }) => id)).size).toBe(total);
    const dates = all.map(({ createdAt }) => Date.parse(createdAt));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect((await list("")).posts).toEqual(first);
    const { posts: second } = await list("offset=9");
    expect([...first, ...second].map(({ id }) => id)).toEqual(all.slice(0, 18).map(({ id }) => id));
    expect(first[0]?.coverUrl).toMatch(/^\/static\/[0-9a-f]{16}\.webp$/);
  });

  it("tells the total also behind the last page", async () => {
    const { posts, total } = await list("offset=100000");
    expect(posts).toEqual([]);
    expect(total).toBeGreaterThanOrEqual(24);
  });

  it("finds words of title, excerpt, text and topic by their beginnings, without accents", async () => {
    const { id } = await publish({
      excerpt: `About Montréal${mark}.`,
      content: `Naming Qùokka${mark} once, in Łódź${mark}, by Jørn${mark} of the Weiße${mark} Straße.`,
      topic: "Safety Tips",
    });
    const words = [
      mark,
      `montreal${mark}`,
      `QUOKKA${mark.slice(0, -1)}`,
      `bed ${mark} safe`,
      `lodz${mark}`,
    ];
    words.push(`jorn${mark} weisse${mark}`, `JØRN${mark}`);
    for (const search of words) {
      const { posts, total } = await list(`search=${encodeURIComponent(search)}`);
      expect([posts.map((post) => post.id), total], search).toEqual([[id], 1]);
    }
    const nowhere = await list(`search=${mark}%20nowhere${mark}`);
    expect(nowhere).toMatchObject({ posts: [], total: 0 });
  });

  it("is folded by one rule in the database and beside it", async () => {
    const letters = (from: number, to: number) =>
      String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, place) => from + place));
    const text = [letters(0x20, 0x7e), letters(0xc0, 0x17f), letters(0x1e00, 0x1ef9)].join(" ");
    const [row] = await queryShop("select shop_plain_text($1) as folded", [text]);
    expect(row).toEqual({ folded: foldedText(text) });
  });

  it("shows guides with the words in the title before others", async () => {
    const inText = await publish({ title: `Other ${mark}`, content: `zebra${mark}` });
    const inTitle = await publish({ title: `zebra${mark}`, createdAt: "2020-01-01" });
    const { posts } = await list(`search=zebra${mark}`);
    expect(posts.map(({ id }) => id)).toEqual([inTitle.id, inText.id]);
  });

  it("forgives a slip of the finger", async () => {
    const { posts } = await list("search=wheelchiar");
    expect(posts.map(({ slug }) => slug)).toContain("wheelchair-sizing");
  });

  it("lists one topic, and counts all of them beside whatever it lists", async () => {
    const totals = await Promise.all(
      POST_TOPICS.map(async (topic) => (await list(`topic=${encodeURIComponent(topic)}`)).total),
    );
    expect(totals.every((total) => total > 0)).toBe(true);
    const { topics } = await list(`search=nowhere${mark}`);
    expect(POST_TOPICS.map((topic) => topics[topic])).toEqual(totals);
    expect((await list("topic=Gardening")).total).toBe(0);
  });

  it.each(["limit=0", "offset=-1", "published=yes", "search=a%00b", `search=${"x".repeat(201)}`])(
    "refuses ?%s with a sentence and the field",
    async (query) => {
      const { status, body } = await visitor.ask("posts.list", { query });
      expect(status).toBe(400);
      expect(ErrorResponse.parse(body).fields).toMatchObject([{ path: query.split("=")[0] }]);
    },
  );
});

describe("GET /api/posts/{slug}", () => {
  it("answers a guide with its text, sources and products", async () => {
    const { status, body } = await visitor.ask("posts.read", {
      params: { slug: "wheelchair-sizing" },
    });
    expect(status).toBe(200);
    const post = PostDetail.parse(body);
    expect(post.content.length).toBeGreaterThan(3000);
    expect(post.sources.length).toBeGreaterThan(0);
    expect(post.products.length).toBeGreaterThan(0);
    expect(post.createdAt).toBe("2026-07-14T12:00:00.000Z");
  });

  it("answers the guide that had a slug last, until another one has it", async () => {
    const at = async (slug: string) => {
      const { status, body } = await visitor.ask("posts.read", { params: { slug } });
      return status === 200 ? PostDetail.parse(body) : status;
    };
    const post = await publish({ slug: `old-${mark}` });
    await admin.ask("posts.change", { params: { id: post.id }, body: { slug: `new-${mark}` } });
    expect(await at(`old-${mark}`)).toMatchObject({ id: post.id, slug: `new-${mark}` });
    const other = await publish({ slug: `old-${mark}` });
    expect(await at(`old-${mark}`)).toMatchObject({ id: other.id, slug: `old-${mark}` });
    await admin.ask("posts.remove", { params: { id: post.id } });
    expect(await at(`new-${mark}`)).toBe(404);
  });

  it("answers a guide that was taken out and came back under another slug", async () => {
    const { id, slug } = await publish({ slug: `out-${mark}` });
    const change = (body: object) => admin.ask("posts.change", { params: { id }, body });
    const atFormer = () => visitor.ask("posts.read", { params: { slug } });
    await change({ published: false });
    await change({ slug: `back-${mark}` });
    expect((await atFormer()).status).toBe(404);
    await change({ published: true });
    expect((await atFormer()).body).toMatchObject({ id, slug: `back-${mark}` });
  });

  it.each(["no-such-guide", "a%00b", "..%2F..%2Fetc"])("answers 404 for %s", async (slug) => {
    const { status, body } = await visitor.ask("posts.read", { params: { slug } });
    expect({ status, body }).toEqual({ status: 404, body: { message: "Care guide not found" } });
  });
});

describe("staff's care guides", () => {
  it("are drafts until they are published, and shoppers see no drafts", async () => {
    const draft = await publish({ title: `Draft ${mark}`, published: false });
    const seen = async (reader: Visitor, query: string) =>
      (await list(`search=draft%20${mark}&${query}`, reader)).posts.map(({ id }) => id);
    for (const query of ["", "published=false", "published=true"]) {
      expect(await seen(visitor, query), query).toEqual([]);
    }
    expect(await seen(admin, "")).toEqual([draft.id]);
    expect(await seen(admin, "published=false")).toEqual([draft.id]);
    expect(await seen(admin, "published=true")).toEqual([]);
    expect((await visitor.ask("posts.read", { params: { slug: draft.slug } })).status).toBe(404);
    expect((await admin.ask("posts.read", { params: { slug: draft.slug } })).status).toBe(200);

    await queryShop("update post set dated_at = '2020-01-01' where id = $1", [draft.id]);
    const { body } = await admin.ask("posts.change", {
      params: { id: draft.id },
      body: { published: true },
    });
    expect(Date.parse(StaffPost.parse(body).createdAt)).toBeGreaterThan(Date.now() - 60_000);
    expect(await seen(visitor, "")).toEqual([draft.id]);
    await admin.ask("posts.change", { params: { id: draft.id }, body: { published: false } });
    expect(await seen(visitor, "")).toEqual([]);
  });

  it("get a free address each, also when they are made at once", async () => {
    const title = `Same title ${mark}`;
    const made = await Promise.all([1, 2, 3].map(() => publish({ title })));
    const slug = `same-title-${mark}`;
    expect(made.map((post) => post.slug).sort()).toEqual([slug, `${slug}-2`, `${slug}-3`]);
  });

  it("may not take another guide's address", async () => {
    const first = await publish({ slug: `Taken ${mark}` });
    expect(first.slug).toBe(`taken-${mark}`);
    const second = await admin.ask("posts.create", { body: aPost({ slug: first.slug }) });
    expect(second.status).toBe(409);
    expect(ErrorResponse.parse(second.body).fields?.[0]?.path).toBe("slug");
    const other = await publish();
    expect(
      (await admin.ask("posts.change", { params: { id: other.id }, body: { slug: first.slug } }))
        .status,
    ).toBe(409);
    expect(
      (await admin.ask("posts.change", { params: { id: first.id }, body: { slug: first.slug } }))
        .status,
    ).toBe(200);
  });

  it("change in what is sent, and in nothing else", async () => {
    const before = await publish({
      coverUrl: "/static/0123456789abcdef.webp",
      coverAlt: "A rail",
      topic: "Product Guides",
      products: ["bed-rail"],
      sources: [{ title: "T", publisher: "", url: "https://example.ca/" }],
      createdAt: "2026-02-03",
    });
    expect(before.createdAt).toBe("2026-02-03T12:00:00.000Z");
    const { status, body } = await admin.ask("posts.change", {
      params: { id: before.id },
      body: { excerpt: "New." },
    });
    expect(status).toBe(200);
    const after = StaffPost.parse(body);
    expect(after).toEqual({ ...before, excerpt: "New.", updatedAt: after.updatedAt });
    const bare = await admin.ask("posts.change", {
      params: { id: before.id },
      body: { coverUrl: null, topic: null },
    });
    expect(bare.body).toMatchObject({ coverUrl: null, topic: null, coverAlt: "A rail" });
  });

  it("keep a cover that a form brings along", async () => {
    const create = { width: 20, height: 10, channels: 3, background: "#E58F6B" } as const;
    const png = await sharp({ create }).png().toBuffer();
    const { coverUrl } = await publish({
      coverUrl: `data:image/png;base64,${png.toString("base64")}`,
    });
    expect(coverUrl).toMatch(/^\/static\/[0-9a-f]{16}\.webp$/);
    expect((await visitor.get(coverUrl ?? "")).status).toBe(200);
  });

  it("keeps products in the text by their slugs, however they are named, and refuses unknown ones", async () => {
    const [product] = await queryShop<{ slug: string; sku: string }>(
      `select p.handle as slug, v.sku from product p join product_variant v on v.product_id = p.id
        where p.deleted_at is null and p.status = 'published' and v.sku <> p.handle limit 1`,
    );
    const { slug = "", sku = "" } = product ?? {};
    const made = await publish({ content: `## Tools\n\n[product: ${sku}]\n\n[product: ${slug}]` });
    expect(made.content).toBe(`## Tools\n\n[product: ${slug}]\n\n[product: ${slug}]`);
    expect(made.missingProducts).toEqual([]);
    const params = { id: made.id };
    const gone = { content: "Look:\n\n[product: gone-for-good]" };
    const refused = await admin.ask("posts.change", { params, body: gone });
    expect(ErrorResponse.parse(refused.body).fields?.[0]?.message).toBe(
      "The shop has no product with the slug or SKU gone-for-good.",
    );
    await queryShop("update post set content = $1 where id = $2", [gone.content, made.id]);
    const kept = await admin.ask("posts.change", {
      params,
      body: { content: `${gone.content}\n` },
    });
    expect(StaffPost.parse(kept.body).missingProducts).toEqual(["gone-for-good"]);
  });

  it.each([
    [{ title: " " }, "title"],
    [{ title: "Two\nlines" }, "title"],
    [{ excerpt: undefined }, "excerpt"],
    [{ content: "a\u0000b" }, "content"],
    [{ coverUrl: "javascript:alert(1)" }, "coverUrl"],
    [{ topic: "Gardening" }, "topic"],
    [{ sources: [{ title: "T", publisher: "P", url: "javascript:alert(1)" }] }, "sources.0.url"],
    [{ createdAt: "2026-02-30" }, "createdAt"],
  ])("are refused with %j", async (changes, path) => {
    const { status, body } = await admin.ask("posts.create", { body: aPost(changes) });
    expect(status).toBe(400);
    expect(ErrorResponse.parse(body).fields?.map((field) => field.path)).toContain(path);
  });

  it("are deleted for good", async () => {
    const { id, slug } = await publish();
    expect((await admin.ask("posts.remove", { params: { id } })).status).toBe(200);
    expect((await visitor.ask("posts.read", { params: { slug } })).status).toBe(404);
    expect((await admin.ask("posts.remove", { params: { id } })).status).toBe(404);
    expect((await admin.ask("posts.change", { params: { id }, body: { title: "x" } })).status).toBe(
      404,
    );
  });

  it("are staff's alone: 401 for visitors, 403 for customers", async () => {
    const { visitor: customer } = await aSignedInShopper();
    const { id, title } = await publish();
    for (const [reader, expected] of [
      [visitor, 401],
      [customer, 403],
    ] as const) {
      const answers = [
        await reader.ask("posts.create", { body: aPost() }),
        await reader.ask("posts.change", { params: { id }, body: { title: "Hacked" } }),
        await reader.ask("posts.remove", { params: { id } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([expected, expected, expected]);
    }
    expect(
      (await admin.ask("posts.list", { query: { search: mark, limit: "100" } })).body,
    ).toMatchObject({
      posts: expect.arrayContaining([expect.objectContaining({ id, title })]),
    });
  });
});
