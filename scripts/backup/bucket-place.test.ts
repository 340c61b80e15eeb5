import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { S3Server, TEST_BUCKET } from "../../packages/file-store/testing/s3-server.ts";
import { filesBelow } from "./backup-files.ts";
import { openBackupPlace, withBackup } from "./open-backup-place.ts";

const ADDRESS = `s3://${TEST_BUCKET.bucket}/kept/nightly`;
const [OLD, OLDER, NEW] = [
  "shop-2026-11-22T03-00-00Z",
  "shop-2026-11-21T03-00-00Z",
  "shop-2026-11-23T03-00-00Z",
];
let server: S3Server;
beforeAll(async () => {
  server = await S3Server.open();
});
afterAll(() => server.stop());
beforeEach(() => server.objects.clear());

const place = () => openBackupPlace(ADDRESS, server.settings);
const keep = (key: string) =>
  server.objects.set(key, { bytes: Buffer.from(key), type: "", modified: new Date() });
const keys = () => [...server.objects.keys()].sort();

test("a backup in a bucket is one when its manifest is there, and not before", async () => {
  const draft = await place().begin(NEW);
  await draft.write("uploads/cane.webp", Readable.from([Buffer.from("a cane")]));
  expect(await place().names()).toEqual([]);
  await draft.write("manifest.json", Readable.from([Buffer.from("{}")]));
  expect(await place().names()).toEqual([NEW]);
  expect(await draft.finish()).toBe(`${ADDRESS}/${NEW}`);
});

test("what was cut off long ago goes, what is whole or still written stays, and so does what is another's", async () => {
  for (const name of [
    ...[`${OLDER}/database.dump`, `${OLDER}/uploads/cane.webp`, `${NEW}/database.dump`],
    ...[`${OLD}/database.dump`, `${OLD}/manifest.json`, "shop-of-ada/database.dump"],
  ])
    keep(`kept/nightly/${name}`);
  keep(`kept/${OLDER}/database.dump`);
  await place().removeCutOff(new Date("2026-11-22T12:00:00Z"));
  expect(keys()).toEqual([
    `kept/nightly/${OLD}/database.dump`,
    `kept/nightly/${OLD}/manifest.json`,
    `kept/nightly/${NEW}/database.dump`,
    "kept/nightly/shop-of-ada/database.dump",
    `kept/${OLDER}/database.dump`,
  ]);
});

test("a backup that is removed is none from the first moment on", async () => {
  server.pageSize = 1;
  for (const name of ["database.dump", "manifest.json", "uploads/cane.webp"])
    keep(`kept/nightly/${NEW}/${name}`);
  keep(`kept/nightly/${OLD}/manifest.json`);
  server.asked.length = 0;
  await place().remove(NEW);
  server.pageSize = 1000;
  expect(server.asked[0]).toBe(`DELETE kept/nightly/${NEW}/manifest.json`);
  expect(keys()).toEqual([`kept/nightly/${OLD}/manifest.json`]);
});

test("a backup is fetched, without what would be written elsewhere, and nothing of it stays", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "bucket-place-"));
  const run = () => ({ settings: server.settings, dataDir });
  for (const name of ["manifest.json", "uploads/deep/cane.webp", "../outside", "launcher.lock"])
    keep(`kept/nightly/${NEW}/${name}`);
  const fetched = await withBackup(`${ADDRESS}/${NEW}/`, run, filesBelow);
  expect(fetched.sort()).toEqual(["manifest.json", "uploads/deep/cane.webp"]);
  await expect(withBackup(`${ADDRESS}/${OLD}`, run, filesBelow)).rejects.toThrow(
    `There is no backup ${ADDRESS}/${OLD}`,
  );
  await expect(withBackup(ADDRESS, run, filesBelow)).rejects.toThrow("Say which backup");
  expect(await readdir(dataDir)).toEqual([]);
  await rm(dataDir, { recursive: true });
});

test("backups have a key of their own where one is given, and no error tells it", async () => {
  const { S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = server.settings;
  const own = (secret: string) => ({
    ...{ BACKUP_S3_REGION: S3_REGION, BACKUP_S3_ENDPOINT: S3_ENDPOINT },
    ...{ BACKUP_S3_ACCESS_KEY_ID: S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY: secret },
  });
  const others = { ...server.settings, S3_ACCESS_KEY_ID: "of pictures alone" };
  const well = openBackupPlace(ADDRESS, { ...others, ...own(S3_SECRET_ACCESS_KEY) });
  expect(await well.names()).toEqual([]);
  const wrong = openBackupPlace(ADDRESS, { ...server.settings, ...own("a wrong secret") });
  const said: Error = await wrong.names().then(
    () => expect.fail("a wrong key was taken"),
    (error) => error,
  );
  expect(said).toMatchObject({ name: "FilesAway", reason: "refused" });
  expect(said.message).not.toContain("a wrong secret");
});

test.each([
  ["s3://", "is no place in S3"],
  ["s3://bucket/../other", "is no place in S3"],
  [`s3://${TEST_BUCKET.bucket}/uploads`, "among the shop's own files"],
  [`s3://${TEST_BUCKET.bucket}/originals/kept`, "among the shop's own files"],
])("%s is refused as a place for backups", (address, why) => {
  expect(() => openBackupPlace(address, server.settings)).toThrow(why);
});

test("without a key for S3 it is said which settings are missing", () => {
  expect(() => openBackupPlace(ADDRESS, {})).toThrow("BACKUP_S3_ACCESS_KEY_ID");
});
