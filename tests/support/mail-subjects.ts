import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { shopUnderTest } from "./shop-under-test.ts";

/** Subjects of the mails that went to an address so far. */
export async function subjectsOfMailsTo(address: string): Promise<string[]> {
  const folder = join(shopUnderTest().dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails
    .filter(({ to }) => to?.some((receiver) => receiver.address === address))
    .map(({ subject }) => subject ?? "");
}
