import { mailsTo } from "./mails.ts";

const LIMIT_MS = 30_000;
const PAUSE_MS = 100;

/** The newest link to `path` in the mails to `address`, as path and query; waits until it comes. */
export async function linkInMail(address: string, path: string): Promise<string> {
  const link = new RegExp(`${path}\\?token=[\\w.~%&=-]+`, "g");
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; ) {
    for (const { text } of (await mailsTo(address)).reverse()) {
      const [found] = text?.match(link) ?? [];
      if (found) return found;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`No mail with a link to ${path} came to ${address}.`);
}
