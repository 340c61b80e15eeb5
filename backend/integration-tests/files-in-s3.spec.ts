import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CarouselSlide, type SystemState, UploadResponse } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { S3Server } from "../../packages/file-store/testing/s3-server";
import { openFurtherMedusa } from "../../tests/support/further-medusa";
import { shopUnderTest } from "../../tests/support/shop-under-test";
import { eventually } from "./support/eventually";
import { act, checkedImport } from "./support/import-screen";
import { queryShop } from "./support/shop-database";
import { signInAs } from "./support/shopper";
import { aImage, upload } from "./support/staff";
import { Visitor } from "./support/visitor";

/** Names the connections that take this address: in life the address itself is another one. */
const DIRECT_NAME = "past-the-pooler";
const AWAY =
  "Our shop cannot reach its pictures and files right now. Please try again in a minute.";
/** More than whoever asks waits for a store that is silent. */
const MOST_MS = 9000;

describe("a shop whose files lie in S3", () => {
  let bucket: S3Server;
  let dataDir: string;
  let medusa: Awaited<ReturnType<typeof openFurtherMedusa>>;
  let staff: Visitor;
  beforeAll(async () => {
    bucket = await S3Server.open();
    dataDir = await mkdtemp(join(tmpdir(), "files-in-s3-"));
    const settings = { ...bucket.settings, S3_PREFIX: "shop", DATA_DIR: dataDir };
    const direct = new URL(shopUnderTest().databaseUrl);
    direct.searchParams.set("application_name", DIRECT_NAME);
    medusa = await openFurtherMedusa({ ...settings, DATABASE_DIRECT_URL: direct.href });
    staff = new Visitor(medusa.url);
    const { adminEmail, adminPassword } = shopUnderTest();
    await signInAs(staff, adminEmail, adminPassword);
  });
  afterAll(async () => {
    await medusa?.stop();
    await bucket?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const keys = (of: string) => [...bucket.objects.keys()].filter((key) => key.includes(of)).sort();
  const nameOf = (url: string) => url.slice("/static/".length);
  const stemOf = (url: string) => nameOf(url).split(".", 1)[0] ?? "";
  const look = (url: string) => fetch(`${medusa.url}${url}`);
  const uploaded = async (...bytes: Buffer[]) => {
    const { status, body } = await upload(
      staff,
      bytes.map((each) => ({ bytes: each })),
    );
    expect(status, JSON.stringify(body)).toBe(201);
    return UploadResponse.parse(body).map(({ url }) => url);
  };
  const withSlide = async (imageUrl: string) => {
    const fields = { title: "Slide in S3", description: "A slide.", altText: "A cane" };
    const body = { ...fields, imageUrl, active: false };
    const answer = await staff.ask("carousel.create", { body });
    return answer.body as CarouselSlide;
  };

  it("hears of changes past the pooler of its database, and asks all else through it", async () => {
    const connections = await queryShop<{ name: string; all: number }>(
      `select application_name as name, count(*)::int as all from pg_stat_activity
        where datname = current_database() group by 1`,
    );
    const count = (name: string) => connections.find((each) => each.name === name)?.all;
    // Changes of products for the search, and all that pages show; those of the shop beside it go the one way.
    expect([count(DIRECT_NAME), count("birchwell-shop-changes")]).toEqual([2, 1]);
  });

  it("keeps pictures there alone, with their originals, and shows them where they always are", async () => {
    const given = await sharp(await aImage())
      .withExif({ IFD0: { Artist: "Somebody" } })
      .jpeg()
      .toBuffer();
    const [url = ""] = await uploaded(given);
    expect(url).toMatch(/^\/static\/[0-9a-f]{16}\.webp$/);
    expect(keys(stemOf(url))).toEqual([
      `shop/originals/${stemOf(url)}.jpg`,
      `shop/uploads/${nameOf(url)}`,
    ]);
    expect(bucket.objects.get(`shop/originals/${stemOf(url)}.jpg`)?.bytes.equals(given)).toBe(true);
    const shown = await look(url);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(shown.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect((await sharp(await shown.arrayBuffer()).metadata()).exif).toBeUndefined();
    const small = await sharp(await (await look(`${url}?w=160`)).arrayBuffer()).metadata();
    expect([small.format, small.width]).toEqual(["webp", Math.min(160, small.width)]);
    expect(keys("resized")).toEqual([`shop/resized/${nameOf(url)}.160.webp`]);
    // Nobody gets an original, or anything else of the bucket.
    for (const path of [`/static/${stemOf(url)}.jpg`, `/static/originals%2F${stemOf(url)}.jpg`])
      expect((await look(path)).status).toBe(404);
    for (const folder of ["uploads", "originals", "resized"])
      expect(await readdir(join(dataDir, folder)).catch(() => [])).toEqual([]);
  });

  it("removes a picture with all of it when nothing shows it any more, and not before", async () => {
    const given = await aImage();
    const [url = ""] = await uploaded(given);
    const slide = await withSlide(url);
    for (const width of [160, 320]) await look(`${url}?w=${width}`);
    const other = await withSlide(url);
    const age = () => bucket.age(`shop/uploads/${nameOf(url)}`, 2);
    const remove = ({ id }: CarouselSlide) => staff.ask("carousel.remove", { params: { id } });
    age();
    await remove(slide);
    expect(keys(stemOf(url))).toHaveLength(4);
    // Given once more, for a form that is not saved yet: it is as new, and stored once.
    expect(await uploaded(given)).toEqual([url]);
    await remove(other);
    expect(keys(stemOf(url))).toHaveLength(4);
    age();
    await remove(await withSlide(url));
    expect(keys(stemOf(url))).toEqual([]);
  });

  it("removes none of another shop's, says so, and goes on when it takes them over", async () => {
    const owner = "shop/owner/shop.json";
    const own = bucket.objects.get(owner);
    expect(JSON.parse(String(own?.bytes))).toMatchObject({ id: expect.stringMatching(/^\w{32}$/) });
    const other = { id: "0".repeat(32), shop: "https://shop.example", since: "2026-11-26" };
    const bytes = Buffer.from(JSON.stringify(other));
    bucket.objects.set(owner, { bytes, type: "", modified: new Date() });
    const [url = ""] = await uploaded(await aImage());
    const remove = async () => {
      bucket.age(`shop/uploads/${nameOf(url)}`, 2);
      const { id } = await withSlide(url);
      expect((await staff.ask("carousel.remove", { params: { id } })).status).toBe(200);
      return keys(`shop/uploads/${nameOf(url)}`);
    };
    expect(await remove()).toHaveLength(1);
    const { parts } = (await staff.ask("system.read")).body as SystemState;
    expect(parts.find(({ name }) => name === "files")).toMatchObject({
      ...{ verdict: "look", finding: expect.stringContaining("(https://shop.example)") },
    });
    bucket.objects.delete(owner);
    expect(await remove()).toEqual([]);
    expect(bucket.objects.get(owner)?.bytes.toString()).toContain(
      String(JSON.parse(String(own?.bytes)).id),
    );
  });

  it("has exports of Medusa Admin for staff alone", async () => {
    expect((await staff.post("/admin/products/export?q=cane", {})).status).toBe(202);
    await eventually(async () => expect(keys("shop/private/")).toHaveLength(1));
    const key = keys("shop/private/")[0]?.split("/").at(-1) ?? "";
    const address = addressOf("privateFiles.download", { params: { key } });
    const answer = await staff.get(address);
    expect([answer.status, String(answer.body)]).toEqual([
      200,
      bucket.objects.get(`shop/private/${key}`)?.bytes.toString(),
    ]);
    expect((await new Visitor(medusa.url).get(address)).status).toBe(401);
    expect((await look(`/static/${key}`)).status).toBe(404);
  });

  it("goes on with an import that another server received", async () => {
    const heading = "Name,Category,Description,Original Price,Images,Image Alt";
    const row = "Cane in S3,Mobility Aids,A cane.,20.00,cane.png,A cane";
    const csv = `${heading}\n${row}\nNo price,Mobility Aids,A cane.,,,\n`;
    const images = [{ name: "cane.png", bytes: await aImage() }];
    const { id } = await checkedImport(staff, { csv, images });
    await rm(join(dataDir, "imports"), { recursive: true });
    const rejected = await staff.ask("imports.rejectedRows", { params: { id } });
    expect([rejected.status, String(rejected.body)]).toEqual([
      200,
      expect.stringContaining("No price"),
    ]);
    const applied = await act(staff, id, "apply", { partial: true, removals: 0 });
    expect(applied).toMatchObject({ status: "applied", counts: { created: 1 } });
    expect((await act(staff, id, "undo")).status).toBe("undone");
  });

  it("shows what it showed while S3 is silent, says so of all else in time, and is itself again at once", async () => {
    const [known = "", unknown = ""] = await uploaded(await aImage(), await aImage());
    const slide = await withSlide(known);
    bucket.age(`shop/uploads/${nameOf(known)}`, 2);
    const before = await (await look(`${known}?w=160`)).arrayBuffer();

    const list = () => new Visitor(medusa.url).ask("products.list", { query: { limit: "1" } });
    expect((await list()).status).toBe(200);

    bucket.fault = "silent";
    let since = Date.now();
    expect(await (await look(`${known}?w=160`)).arrayBuffer()).toEqual(before);
    expect((await list()).status).toBe(200);
    // Sooner than the storage is given up: nobody waited for it.
    expect(Date.now() - since).toBeLessThan(4500);
    const form = new FormData();
    form.append("files", new Blob([await aImage()], { type: "image/png" }), "a.png");
    since = Date.now();
    const [picture, sent, sentToMedusa, system, removed] = await Promise.all([
      look(unknown),
      upload(staff, [{ bytes: await aImage() }]),
      staff.post("/admin/uploads", form),
      staff.ask("system.read"),
      staff.ask("carousel.remove", { params: { id: slide.id } }),
    ]);
    expect(Date.now() - since).toBeLessThan(MOST_MS);
    expect([picture.status, await picture.json()]).toEqual([503, { message: AWAY }]);
    expect(picture.headers.get("cache-control")).toBe("no-store");
    for (const { status, body } of [sent, sentToMedusa])
      expect([status, body]).toEqual([503, { message: AWAY }]);
    const { parts } = system.body as SystemState;
    expect(parts.find(({ name }) => name === "files")).toEqual({
      ...{ name: "files", verdict: "broken", finding: "Their storage did not answer." },
    });
    // The slide is gone, and its picture goes at night.
    expect([removed.status, keys(stemOf(known)).length > 0]).toEqual([200, true]);

    bucket.fault = undefined;
    expect((await look(unknown)).status).toBe(200);
    await bucket.stop();
    expect((await upload(staff, [{ bytes: await aImage() }])).status).toBe(503);
    await bucket.start();
    await uploaded(await aImage());
  });
});
