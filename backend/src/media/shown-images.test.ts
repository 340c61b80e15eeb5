import { FileMissing, S3Store } from "@eldercare/file-store";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { S3Server, TEST_BUCKET } from "../../../packages/file-store/testing/s3-server";
import { ShownImages } from "./shown-images";

const NAME = "0123456789abcdef.webp";
const PATIENCE = { connectMs: 1000, idleMs: 700, askMs: 1000, writeMs: 5000 };

let server: S3Server;
let now = 0;
const aServer = () =>
  new ShownImages(new S3Store({ ...TEST_BUCKET, endpoint: server.endpoint }, PATIENCE), () => now);

beforeAll(async () => {
  server = await S3Server.open();
});
beforeEach(async () => {
  server.objects.clear();
  const create = { width: 900, height: 600, channels: 3 as const, background: "#F2B84B" };
  const bytes = await sharp({ create }).webp().toBuffer();
  server.objects.set(`uploads/${NAME}`, { bytes, type: "image/webp", modified: new Date() });
  server.asked.length = 0;
});
afterAll(() => server.stop());

it("a smaller version is made once for all servers", async () => {
  const [one, other] = [aServer(), aServer()];
  const made = await Promise.all([one.find(NAME, 320), one.find(NAME, 320)]);
  expect((await sharp(made[0]).metadata()).width).toBe(320);
  expect(await other.find(NAME, 320)).toEqual(made[0]);
  const written = server.asked.filter((asked) => asked.startsWith("PUT"));
  expect(written).toEqual([`PUT resized/${NAME}.320.webp`]);
});

it("what was shown lately is shown without asking, and as it was while nobody answers", async () => {
  const images = aServer();
  const shown = await images.find(NAME, 320);
  const asked = server.asked.length;
  expect(await images.find(NAME, 320)).toBe(shown);
  expect(server.asked.length).toBe(asked);

  now += 60 * 60 * 1000;
  server.fault = "silent";
  expect(await images.find(NAME, 320)).toEqual(shown);
  await expect(images.find(NAME)).rejects.toMatchObject({ code: "FILES_AWAY" });
  server.fault = undefined;
  expect((await images.find(NAME)).length).toBeGreaterThan(0);
});

it("what is gone is not shown any more once its time is over, though a smaller version is left", async () => {
  const images = aServer();
  await images.find(NAME, 320);
  server.objects.delete(`uploads/${NAME}`);
  now += 60 * 60 * 1000;
  await expect(images.find(NAME, 320)).rejects.toThrow(FileMissing);
});
