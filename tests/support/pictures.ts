import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page, PageScreenshotOptions } from "playwright-core";
import sharp from "sharp";
import { holdStill } from "./hold-still.ts";
import { waitsForAnswer } from "./requests-under-way.ts";
import { shopUnderTest } from "./shop-under-test.ts";

/** What Playwright's own comparison answers: nothing where two images look the same. */
type Difference = { errorMessage: string; diff?: Buffer } | null;
type Comparator = (
  actual: Buffer,
  expected: Buffer,
  options: { threshold?: number; maxDiffPixels?: number; maxDiffPixelRatio?: number },
) => Difference;

const { utils } = createRequire(import.meta.url)("playwright-core/lib/coreBundle") as {
  utils: { getComparator(mimeType: string): Comparator };
};
const compareImages = utils.getComparator("image/png");

const FOLDER = fileURLToPath(new URL("../e2e/pictures", import.meta.url));
const RECORD = join(FOLDER, "drawn-by.json");

/** Set by `npm test -- e2e every-page --update`. */
const isUpdate = process.env.UPDATE_PICTURES === "1";

/** How long a page that looks otherwise is looked at again before it counts: it may still move. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 400;
/** After so many equal looks a page that waits for nothing will not look otherwise. */
const RESTS = 4;

/** Kept in half their size: letters can be read, and a margin that changed is seen. */
const KEPT = 2;
/** Pictures that a Chromium of another kind drew are compared in an eighth. */
const COARSE = 4 * KEPT;
const ALLOWED = {
  /** Playwright's own measure of one point's colour, and how many points may have another one. */
  same: { threshold: 0.2, maxDiffPixels: 100 },
  other: { threshold: 0.2, maxDiffPixelRatio: 0.02 },
} as const;

/** Who drew the pictures: only pictures of the same major version on the same kind of machine are alike to the point. */
interface DrawnBy {
  chromium: string;
  machine: string;
}

export interface Pictures {
  /** Fails with what is different, and where the pictures are that show it. */
  compare(page: Page, name: string): Promise<void>;
  /** Pictures that are kept, and that no page was compared with. */
  unused(): Promise<string[]>;
}

/** The kept pictures of pages, and the ones of this run beside them. */
export async function openPictures(chromium: string): Promise<Pictures> {
  const here: DrawnBy = { chromium, machine: `${process.platform}-${process.arch}` };
  const kept: DrawnBy = isUpdate ? here : JSON.parse(await readFile(RECORD, "utf8"));
  const isAlike = major(kept) === major(here) && kept.machine === here.machine;
  const compared = new Set<string>();
  if (isUpdate) {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(RECORD, `${JSON.stringify(here, null, 2)}\n`);
  } else if (!isAlike) {
    console.log(
      `The pictures of pages were drawn by Chromium ${kept.chromium} on ${kept.machine}, here is ${here.chromium} on ${here.machine}: they are compared in an eighth of their size. "npm test -- e2e every-page --update" draws them anew.`,
    );
  }

  return {
    async compare(page, name) {
      const file = join(FOLDER, `${name}.webp`);
      compared.add(`${name}.webp`);
      if (isUpdate) {
        await writeFile(file, await compressed(await stillPicture(page)));
        return;
      }
      const expected = await readFile(file).catch(() => {
        throw new Error(`There is no picture ${name} yet: npm test -- e2e every-page --update`);
      });
      const kind = isAlike ? "same" : "other";
      let wanted: Buffer | undefined;
      let difference: Difference = null;
      let actual: Buffer = Buffer.alloc(0);
      let rests = 0;
      const until = Date.now() + PATIENCE_MS;
      while (rests < RESTS && Date.now() < until) {
        if (actual.length > 0) await page.waitForTimeout(PAUSE_MS);
        const before = actual;
        const isWaiting = waitsForAnswer(page);
        actual = await look(page);
        const isAsBefore = actual.equals(before);
        rests = isAsBefore && !isWaiting ? rests + 1 : 0;
        if (isAsBefore) continue;
        const drawn = await compressed(actual);
        if (drawn.equals(expected)) return;
        wanted ??= await asPng(expected, isAlike);
        difference = compareImages(await asPng(drawn, isAlike), wanted, ALLOWED[kind]);
        if (!difference) return;
      }
      const shown = join(dirname(shopUnderTest().dataDir), "pictures");
      await mkdir(shown, { recursive: true });
      await writeFile(join(shown, `${name}.expected.png`), await sharp(expected).png().toBuffer());
      await writeFile(join(shown, `${name}.actual.png`), await sharp(actual).png().toBuffer());
      if (difference?.diff) await writeFile(join(shown, `${name}.diff.png`), difference.diff);
      throw new Error(
        `${name} does not look as it did: ${difference?.errorMessage} See ${shown}/${name}.expected.png, .actual.png and .diff.png. If it is meant: npm test -- e2e every-page --update`,
      );
    },
    async unused() {
      const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".webp"));
      const left = files.filter((file) => !compared.has(file));
      if (!isUpdate) return left;
      await Promise.all(left.map((file) => rm(join(FOLDER, file))));
      return [];
    },
  };
}

/** As JPEG: encoded and shrunk in a fifth of the time that PNG takes, and the same each time. */
const SHOT: PageScreenshotOptions = {
  type: "jpeg",
  quality: 95,
  fullPage: true,
  animations: "disabled",
  caret: "hide",
  scale: "css",
};

const major = ({ chromium }: DrawnBy) => chromium.split(".")[0];

/** Held still each time: an answer that comes late is drawn with its own words again. */
async function look(page: Page): Promise<Buffer> {
  await holdStill(page);
  return page.screenshot(SHOT);
}

/** The page once it looks the same twice. */
async function stillPicture(page: Page): Promise<Buffer> {
  const until = Date.now() + PATIENCE_MS;
  for (let last = await look(page); ; ) {
    await page.waitForTimeout(PAUSE_MS);
    // The state of some pages is that an answer never comes.
    const isWaiting = waitsForAnswer(page) && Date.now() < until;
    const next = await look(page);
    if (next.equals(last) && !isWaiting) return next;
    if (Date.now() > until) throw new Error(`${page.url()} does not come to rest`);
    last = next;
  }
}

/** Small enough to be kept with the sources. What is compared goes through the same. */
async function compressed(shot: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(shot).metadata();
  return sharp(shot)
    .resize(Math.ceil(width / KEPT), Math.ceil(height / KEPT), { fit: "fill" })
    .webp({ quality: 60, effort: 2 })
    .toBuffer();
}

async function asPng(kept: Buffer, isWhole: boolean): Promise<Buffer> {
  const picture = sharp(kept);
  if (isWhole) return picture.png({ compressionLevel: 0 }).toBuffer();
  const { width, height } = await picture.metadata();
  const [w = 1, h = 1] = [width, height].map((length) => Math.ceil((length * KEPT) / COARSE));
  return picture.resize(w, h, { fit: "fill" }).png().toBuffer();
}
