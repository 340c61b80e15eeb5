import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PostDetail } from "@eldercare/contracts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callApi } from "./support/call-api";
import { runSeed } from "./support/medusa-session";
import { queryShop } from "./support/shop-database";

/** Starting Medusa takes a while on a busy machine. */
const RUN_MS = 120_000;
const mark = `seedpost${Date.now().toString(36)}`;
const slugs = [`${mark}-stairs`, `${mark}-night`];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seed-posts-"));
  await mkdir(join(folder, "guides"));
  const image = sharp({
    create: { width: 900, height: 600, channels: 3, background: "#CFE0D6" },
  });
  await writeFile(join(folder, "stairs.png"), await image.png().toBuffer());
});

afterAll(async () => {
  await queryShop("delete from post where slug = any($1)", [slugs]);
  await rm(folder, { recursive: true });
});

/** Writes two guides, with this topic in the first, and loads them. */
async function seed({ topic = "Safety Tips" } = {}, ...args: string[]) {
  const [stairs, night] = slugs;
  await writeFile(
    join(folder, "guides", "stairs.md"),
    `---\ntitle: Stairs ${mark}\nslug: ${stairs}\nexcerpt: Step by step.\ncover: stairs.png\ncoverAlt: Stairs\ntopic: ${topic}\ncreatedAt: 2026-03-04\n---\nHold the **rail**.\n`,
  );
  await writeFile(
    join(folder, "guides", `${night}.md`),
    `---\r\ntitle: Night ${mark}\r\nexcerpt: Light.\r\npublished: false\r\n---\r\nA lamp.\r\n`,
  );
  const files = ["--file", join(folder, "guides"), "--images", folder];
  return runSeed("posts", ...files, ...args);
}

const stairs = async () =>
  PostDetail.parse((await callApi("posts.read", { params: { slug: slugs[0] ?? "" } })).body);

describe("npm run seed -- posts", () => {
  it(
    "creates guides with their covers; drafts stay hidden",
    async () => {
      const { exitCode, report, output } = await seed();
      expect(report.errors, output).toEqual([]);
      expect(exitCode).toBe(0);
      expect(report.entities).toMatchObject([{ created: 2, updated: 0, unchanged: 0 }]);
      const post = await stairs();
      expect(post).toMatchObject({
        title: `Stairs ${mark}`,
        content: "Hold the **rail**.",
        coverUrl: expect.stringMatching(/^\/static\/[0-9a-f]{16}\.webp$/),
        coverAlt: "Stairs",
        author: "Birchwell Care Team",
        topic: "Safety Tips",
        createdAt: "2026-03-04T12:00:00.000Z",
      });
      expect((await callApi("posts.read", { params: { slug: slugs[1] ?? "" } })).status).toBe(404);
    },
    RUN_MS,
  );

  it(
    "changes nothing the second time",
    async () => {
      const before = await stairs();
      const { report } = await seed();
      expect(report.entities).toMatchObject([{ created: 0, updated: 0, unchanged: 2 }]);
      expect(await stairs()).toEqual(before);
    },
    RUN_MS,
  );

  it(
    "names file, line and field of what is wrong, and writes nothing",
    async () => {
      const before = await stairs();
      const { exitCode, report } = await seed({ topic: "Gardening" });
      expect(exitCode).toBe(1);
      expect(report.written).toBe(false);
      expect(report.errors).toMatchObject([
        { file: "guides/stairs.md", row: 7, column: "topic", value: "Gardening" },
      ]);
      expect(await stairs()).toEqual(before);
    },
    RUN_MS,
  );

  it(
    "shows a change in a dry run, and then makes it",
    async () => {
      const dry = await seed({ topic: "Care Instructions" }, "--dry-run");
      expect(dry.report).toMatchObject({
        written: false,
        entities: [{ updated: 1, unchanged: 1 }],
      });
      expect((await stairs()).topic).toBe("Safety Tips");
      const { report } = await seed({ topic: "Care Instructions" });
      expect(report.entities).toMatchObject([{ created: 0, updated: 1, unchanged: 1 }]);
      expect((await stairs()).topic).toBe("Care Instructions");
    },
    RUN_MS,
  );

  it(
    "is taken back load by load: first the change, then the guides, but none that somebody wrote in since",
    async () => {
      const change = await runSeed("undo");
      expect(change.report).toMatchObject({ removed: 0, restored: 1, kept: [] });
      expect((await stairs()).topic).toBe("Safety Tips");

      await queryShop("update post set excerpt = 'By staff.' where slug = $1", [slugs[1]]);
      const creation = await runSeed("undo");
      expect(creation.report).toMatchObject({
        removed: 1,
        kept: [`Night ${mark}: changed since (excerpt)`],
      });
      const left = await queryShop("select slug from post where slug = any($1)", [slugs]);
      expect(left).toEqual([{ slug: slugs[1] ?? "" }]);
    },
    RUN_MS,
  );
});
