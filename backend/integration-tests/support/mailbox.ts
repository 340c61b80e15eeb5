import type { Email } from "postal-mime";
import { mailsTo } from "../../../tests/support/mails";

export { mailsTo };

const LIMIT_MS = 30_000;
const PAUSE_MS = 50;

/** Waits for the `count`-th mail with this subject; fails after half a minute. */
export async function mailWith(address: string, subject: string, count = 1): Promise<Email> {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; ) {
    const found = (await mailsTo(address)).filter((mail) => mail.subject === subject)[count - 1];
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const seen = (await mailsTo(address)).map((mail) => mail.subject).join(", ");
  throw new Error(`No mail "${subject}" (${count}) came to ${address}; there are: ${seen}`);
}

/** The token in a mail's link, the same in its HTML and its text. */
export function tokenIn({ html = "", text = "" }: Email): string {
  const [inText] = text.match(/token=[\w.~-]+/) ?? [];
  if (!inText || !html.includes(inText)) throw new Error(`No token in the mail:\n${text}`);
  return inText.slice("token=".length);
}

export const SUBJECTS = {
  verify: "Please verify your email address",
  welcome: "Welcome to Birchwell",
  alreadyRegistered: "You already have a Birchwell account",
  reset: "Choose a new password",
  passwordChanged: "Your password was changed",
} as const;
