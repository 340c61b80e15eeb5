import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { shopUnderTest } from "./shop-under-test.ts";

const LIMIT_MS = 30_000;
const PAUSE_MS = 100;

/** The newest link to `path` in the mails to `address`, as path and query; waits until it comes. */
export async function linkInMail(address: string, path: string): Promise<string> {
  const folder = join(shopUnderTest().dataDir, "outbox");
  const link = new RegExp(`${path}\\?token=[\\w.~-]+`, "g");
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; ) {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
    for (const name of names.sort().reverse()) {
      const mail = await PostalMime.parse(await readFile(join(folder, name)));
      const [found] = mail.text?.match(link) ?? [];
      if (found && mail.to?.some((receiver) => receiver.address === address)) return found;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`No mail with a link to ${path} came to ${address}.`);
}
