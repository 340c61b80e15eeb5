import { withValues } from "@eldercare/contracts";
import {
  MAIL_TEXTS,
  type MailBlock,
  type MailWords,
  mailBlocks,
  shopValues,
  textOf,
} from "@eldercare/contracts/content";
import { Fragment, isValidElement } from "react";
import { MailLayout } from "./mail-layout";
import { MailAction, MailNote, MailText, MailTitle } from "./mail-parts";
import type { Filling, MailView, ShopTexts } from "./mail-view";

interface Written {
  view: MailView;
  words: MailWords;
  shopUrl: string;
  shop: ShopTexts;
}

/** The values of a mail that are words, those of the shop among them. */
export const wordsOf = (
  { fillings }: Pick<MailView, "fillings">,
  shop: ShopTexts,
): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(
    Object.entries(fillings).filter(
      (each): each is [string, string] => typeof each[1] === "string",
    ),
  ),
  ...shopValues(shop),
});

const WORDS = /[\p{L}\p{N}]/u;

/**
 * The subject of a mail; what stands in it stays on one line, whatever somebody typed. The original one
 * where nothing is left of the words, such as of `{name}` alone where nobody knows it.
 */
export function subjectOf({ view, words, shop }: Omit<Written, "shopUrl">): string {
  const values = wordsOf(view, shop);
  const said = (subject: string) => withValues(subject, values).replace(/\s+/g, " ").trim();
  return (
    [words.subject, MAIL_TEXTS[view.name].subject].map(said).find((each) => WORDS.test(each)) ?? ""
  );
}

/**
 * The words of a mail, with what belongs into them. The marks are read first: what stands in the place of
 * a word in braces makes no button and no part of it, and React escapes it.
 */
export function WrittenMail({ view, words, shopUrl, shop }: Written) {
  const values = wordsOf(view, shop);
  const { placeholders = {} } = textOf(`mails.${view.name}`);
  const said = (text: string) => withValues(text, values).trim();
  const draw = (block: MailBlock) => {
    if (block.kind === "part") return drawn(view.fillings[block.name]);
    if (block.kind === "button") {
      const to = withValues(block.to, values);
      return (
        <MailAction href={to.startsWith("/") ? shopUrl + to : to}>{said(block.label)}</MailAction>
      );
    }
    const text = said(block.text);
    // Such as the answer of staff who wrote none.
    if (text === "") return null;
    return block.kind === "note" ? <MailNote>{text}</MailNote> : <MailText>{text}</MailText>;
  };
  return (
    <MailLayout
      preview={said(words.preview)}
      shopUrl={shopUrl}
      phone={shop.phone}
      reason={view.reason}
    >
      <MailTitle>{said(words.title)}</MailTitle>
      {mailBlocks(words.text, placeholders).map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once.
        <Fragment key={place}>{draw(block)}</Fragment>
      ))}
    </MailLayout>
  );
}

const drawn = (filling: Filling | undefined) => (isValidElement(filling) ? filling : null);
