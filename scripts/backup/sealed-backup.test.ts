import { spawn } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  checkBackup,
  filesBelow,
  keyOf,
  Manifest,
  packFile,
  sealOf,
  writeOwn,
} from "./backup-files.ts";
import { FolderPlace } from "./folder-place.ts";
import { makeBackup } from "./make-backup.ts";

const PASSPHRASE = "a passphrase of the operator";
const SALT = "00112233445566778899aabbccddeeff";
let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sealed-backup-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const PICTURES = {
  "uploads/cane.webp": "a picture of a cane",
  "uploads/bed.webp": "a picture of a bed",
};

/** An encrypted backup that has pictures alone; `forge` may change the manifest before it is sealed. */
async function sealedBackup(forge: (manifest: Manifest) => Manifest = (as) => as) {
  const key = keyOf(PASSPHRASE, { salt: SALT, format: 2 });
  const files: Manifest["files"] = {};
  for (const [name, text] of Object.entries(PICTURES))
    files[name] = await packFile(
      Readable.from([Buffer.from(text)]),
      (packed) => writeOwn(join(folder, name), packed),
      { key, name },
    );
  const manifest = JSON.stringify(
    forge({
      ...{ format: 2, createdAt: "2026-11-23T03:00:00Z", database: "dump", postgres: 18 },
      ...{ salt: SALT, files },
    }),
  );
  await writeFile(join(folder, "manifest.json"), manifest);
  await writeFile(join(folder, "manifest.hmac"), sealOf(manifest, key));
}

async function rewrite(name: string, change: (text: string) => string) {
  await writeFile(join(folder, name), change(await readFile(join(folder, name), "utf8")));
}

test("a sealed backup is whole", async () => {
  await sealedBackup();
  const { manifest } = await checkBackup(folder, PASSPHRASE);
  expect(Object.keys(manifest.files)).toEqual(Object.keys(PICTURES));
});

test("a flipped byte is found", async () => {
  await sealedBackup();
  const bytes = await readFile(join(folder, "uploads/bed.webp"));
  bytes.writeUInt8(bytes.readUInt8(15) ^ 1, 15);
  await writeFile(join(folder, "uploads/bed.webp"), bytes);
  await expect(checkBackup(folder, PASSPHRASE)).rejects.toThrow(
    "uploads/bed.webp is not what was saved",
  );
});

test("a manifest that was changed is refused, be it by one that fits its files", async () => {
  await sealedBackup();
  await rewrite("manifest.json", (text) =>
    text.replace(/"uploads\/bed.webp":\{[^}]*\},?/, "").replace(",}", "}"),
  );
  await expect(checkBackup(folder, undefined)).resolves.toBeDefined();
  await expect(checkBackup(folder, PASSPHRASE)).rejects.toThrow(
    "manifest.json or manifest.hmac was changed",
  );
});

test("another passphrase is refused", async () => {
  await sealedBackup();
  await expect(checkBackup(folder, "another")).rejects.toThrow(
    "BACKUP_PASSPHRASE is not the backup's",
  );
});

test("without its seal a backup is refused, and does not pass as an older one", async () => {
  await sealedBackup();
  await rm(join(folder, "manifest.hmac"));
  await expect(checkBackup(folder, PASSPHRASE)).rejects.toThrow("manifest.hmac is missing");
  await rewrite("manifest.json", (text) => text.replace('"format":2', '"format":1'));
  await expect(checkBackup(folder, PASSPHRASE)).rejects.toThrow("cannot be read: it was changed");
});

test("a missing file, and two that changed places, are found", async () => {
  await sealedBackup(({ files, ...rest }) => {
    const [cane, bed] = [files["uploads/bed.webp"], files["uploads/cane.webp"]];
    return Manifest.parse({
      ...rest,
      files: { "uploads/cane.webp": cane, "uploads/bed.webp": bed },
    });
  });
  const [cane, bed, aside] = ["uploads/cane.webp", "uploads/bed.webp", "aside"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  await expect(checkBackup(folder, PASSPHRASE)).rejects.toThrow("cane.webp is not what was saved");
  await rename(cane, aside);
  await rename(bed, cane);
  await rename(aside, bed);
  await expect(checkBackup(folder, PASSPHRASE)).rejects.toThrow("uploads/cane.webp cannot be read");
  await rm(bed);
  await expect(checkBackup(folder, PASSPHRASE)).rejects.toThrow("uploads/bed.webp is missing");
});

test("who reads with a passphrase is not given a backup that anybody could have written", async () => {
  await writeFile(
    join(folder, "manifest.json"),
    JSON.stringify({
      format: 2,
      createdAt: "2026-11-23T03:00:00Z",
      database: "dump",
      postgres: 18,
      files: {},
    }),
  );
  await expect(checkBackup(folder, PASSPHRASE)).rejects.toThrow("is not encrypted");
  await expect(checkBackup(folder, undefined)).resolves.toBeDefined();
});

test("a backup of the first format is still read", async () => {
  const bytes = Buffer.from(
    "OeA40Mo2ObqBx4sgKtgCZdSYKaWb6XQVyPh6s1EvK2m5NFb0bedx3Jjp+B5brwQ=",
    "base64",
  );
  const sha256 = "59f815c1ed12a5a70dd367bea4d637922de300ba82190ab29c213081dd004e4c";
  await mkdir(join(folder, "uploads"));
  await writeFile(join(folder, "uploads/cane.webp"), bytes);
  const manifest = {
    ...{ format: 1, createdAt: "2026-11-23T03:00:00Z", database: "dump", postgres: 18, salt: SALT },
    files: { "uploads/cane.webp": { bytes: bytes.length, sha256 } },
  };
  await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest));
  await expect(checkBackup(folder, PASSPHRASE)).resolves.toMatchObject({ manifest });
  await expect(checkBackup(folder, "another")).rejects.toThrow(
    "BACKUP_PASSPHRASE is not the backup's",
  );
});

/** Puts a program of this text first on PATH, in place of `pg_dump`. */
async function pgDumpThat(text: string) {
  const bin = join(folder, "bin");
  await mkdir(bin);
  await writeFile(join(bin, "pg_dump"), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  vi.stubEnv("PATH", `${bin}${delimiter}${process.env.PATH}`);
}

const out = () => join(folder, "backups");
const making = () => ({
  ...{ dataDir: join(folder, "data"), isEmbedded: false },
  ...{ databaseUrl: "postgres://shop@127.0.0.1:1/shop", passphrase: PASSPHRASE },
});

test("a backup that is killed leaves nothing plain on the disk, and no backup", async () => {
  // Writes until nobody reads it.
  await pgDumpThat("while echo Ada Park; do sleep 0.02; done");
  const script = `import { makeBackup } from ${JSON.stringify(join(import.meta.dirname, "make-backup.ts"))};
    import { FolderPlace } from ${JSON.stringify(join(import.meta.dirname, "folder-place.ts"))};
    await makeBackup({ ...${JSON.stringify(making())}, place: new FolderPlace(${JSON.stringify(out())}) });`;
  const backup = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script], {
    stdio: "ignore",
  });
  const written = async () => {
    const [half = ""] = await readdir(out()).catch(() => []);
    return stat(join(out(), half, "database.dump")).then(
      ({ size }) => size,
      () => 0,
    );
  };
  await expect.poll(written, { timeout: 60_000 }).toBeGreaterThan(100);
  const ended = new Promise((resolve) => backup.once("exit", (_, signal) => resolve(signal)));
  backup.kill("SIGKILL");
  expect(await ended).toBe("SIGKILL");
  expect(await readdir(out())).toEqual([expect.stringMatching(/\.half$/)]);
  const left = await filesBelow(out());
  expect(left).toHaveLength(1);
  for (const name of left)
    expect((await readFile(join(out(), name))).includes("Ada Park"), name).toBe(false);
}, 90_000);

test("a dump that breaks off is no backup, and pg_dump's own words say why", async () => {
  await pgDumpThat("echo half a dump; echo 'the server went away' >&2; exit 1");
  const broken = makeBackup({ ...making(), place: new FolderPlace(out()) });
  await expect(broken).rejects.toThrow("pg_dump failed: the server went away");
  expect(await readdir(out())).toEqual([]);
});
