import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { shopUnderTest } from "./shop-under-test.ts";

/** By path. Mails are written whole and stay as they are, and a shop of tests sends thousands. */
const known = new Map<string, Email>();

/** The mails to an address so far, in the order they were promised. */
export async function mailsTo(address: string): Promise<Email[]> {
  const folder = join(shopUnderTest().dataDir, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(names.sort().map((name) => mailAt(join(folder, name))));
  return mails.filter(({ to }) => to?.some((receiver) => receiver.address === address));
}

/** A mail by its number in the outbox; fails until it was sent. */
export const sentMail = (id: string): Promise<Email> =>
  mailAt(join(shopUnderTest().dataDir, "outbox", `${id}.eml`));

async function mailAt(path: string): Promise<Email> {
  const mail = known.get(path) ?? (await PostalMime.parse(await readFile(path)));
  known.set(path, mail);
  return mail;
}
