import type { MailName } from "@eldercare/contracts/content";
import { render, toPlainText } from "@react-email/render";
import { isValidElement } from "react";
import type { ShopTexts } from "./mail-view";
import { sampleMail } from "./sample-mails";
import { wordsOf } from "./written-mail";

/** What the words in braces of a mail become where its data are made up; parts only where asked for, as plain text. */
export async function sampleValues(
  name: MailName,
  { shopUrl, shop, hasParts }: { shopUrl: string; shop: ShopTexts; hasParts: boolean },
): Promise<Readonly<Record<string, string>>> {
  const view = sampleMail(name, shopUrl, shop);
  const words = wordsOf(view, shop);
  if (!hasParts) return words;
  const parts = Object.entries(view.fillings)
    .filter(([placeholder]) => !(placeholder in words))
    .map(async ([placeholder, filling]) => [
      placeholder,
      isValidElement(filling) ? wordsIn(await render(filling)) : "",
    ]);
  return { ...words, ...Object.fromEntries(await Promise.all(parts)) };
}

/** The words of a part, line below line: neither addresses of links nor rules. */
const wordsIn = (html: string): string =>
  toPlainText(html, {
    selectors: [
      { selector: "a", options: { ignoreHref: true } },
      { selector: "hr", format: "skip" },
    ],
  }).replace(/\n{2,}/g, "\n");
