import { type FileStore, FilesAway, S3Store } from "@eldercare/file-store";
import { log } from "@eldercare/server";
import type { MedusaContainer } from "@medusajs/framework/types";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { S3Server, TEST_BUCKET } from "../../../packages/file-store/testing/s3-server";
import { databaseId, ownerElsewhere } from "./files-owner";
import { removeUnusedImages, sweepUnusedImages } from "./remove-unused-images";

const place = vi.hoisted(() => ({ store: undefined as FileStore | undefined }));
vi.mock("./file-store", () => ({ fileStore: () => place.store }));
vi.mock("../settings", () => ({ shopSettings: () => ({ SHOP_URL: "https://shop.example" }) }));

const ROW = { cluster: "7300000000000000001", database: "16384", folder: "/srv/shop/postgres" };
const EMBEDDED = "postgres://shop:hush@127.0.0.1:5432/shop";
const MANAGED = "postgres://shop:hush@db.example:5432/shop";

it("a database is the same at the embedded server's next port, and with another password", () => {
  expect(databaseId(ROW, "postgres://shop:new@127.0.0.1:61234/shop")).toBe(
    databaseId(ROW, EMBEDDED),
  );
  expect(databaseId(ROW, "postgres://shop:new@db.example:5432/shop")).toBe(
    databaseId(ROW, MANAGED),
  );
});

it.each([
  ["a dump that was read by another server", { ...ROW, cluster: "7300000000000000002" }, EMBEDDED],
  ["a dump that was read into another database", { ...ROW, database: "16385" }, EMBEDDED],
  ["a folder that was copied", { ...ROW, folder: "/srv/copy/postgres" }, EMBEDDED],
  ["a snapshot at another address", ROW, MANAGED],
])("%s is another one", (_what, row, url) => {
  expect(databaseId(row, url)).not.toBe(databaseId(ROW, EMBEDDED));
});

describe("in a bucket", () => {
  let server: S3Server;
  let of = ROW;
  const logged = vi.fn();
  const container = {
    resolve: () => ({
      raw: async (sql: string) => ({ rows: sql.includes("pg_control_system") ? [of] : [] }),
    }),
  } as unknown as MedusaContainer;
  const picture = "uploads/0123456789abcdef.webp";
  beforeAll(async () => {
    server = await S3Server.open();
    place.store = new S3Store({ ...TEST_BUCKET, endpoint: server.endpoint });
    vi.spyOn(log(), "error").mockImplementation(logged);
  });
  beforeEach(async () => {
    of = ROW;
    logged.mockClear();
    server.objects.clear();
    server.objects.set(picture, { bytes: Buffer.of(1), type: "", modified: new Date(0) });
  });
  afterAll(() => server.stop());
  const copy = { ...ROW, cluster: "7300000000000000002" };

  it("the first shop that comes has the files, and sweeps what nothing shows", async () => {
    expect(await sweepUnusedImages(container)).toBe(1);
    expect([...server.objects.keys()]).toEqual(["owner/shop.json"]);
    expect(await ownerElsewhere(container)).toBeUndefined();
    expect(logged).not.toHaveBeenCalled();
  });

  it("a copy of it removes nothing, and says whose they are and what to do", async () => {
    await ownerElsewhere(container);
    of = copy;
    expect(await sweepUnusedImages(container)).toBe(0);
    await removeUnusedImages(container, [`/static/${picture.slice("uploads/".length)}`]);
    expect(server.objects.has(picture)).toBe(true);
    expect(logged.mock.calls).toEqual([
      [expect.stringMatching(/belong to another shop \(https:\/\/shop\.example\).*take-over/)],
    ]);
    expect(await ownerElsewhere(container)).toBe("https://shop.example");
    server.objects.delete("owner/shop.json");
    expect(await sweepUnusedImages(container)).toBe(1);
  });

  it("what nobody can read belongs to somebody, and while the bucket is away nothing goes", async () => {
    server.objects.set("owner/shop.json", { bytes: Buffer.of(), type: "", modified: new Date() });
    expect(await sweepUnusedImages(container)).toBe(0);
    server.objects.delete("owner/shop.json");
    server.fault = "busy";
    await expect(sweepUnusedImages(container)).rejects.toThrow(FilesAway);
    server.fault = undefined;
    expect(server.objects.has(picture)).toBe(true);
  });
});
