import { MAIL_TEXTS, type MailText } from "@eldercare/contracts/content";

/** Templates that have the words of several mails, or of whichever mail is tried out. */
const OTHERS: Readonly<Record<string, string>> = {
  "order-return": "Return",
  "text-test": "Test of a mail's words",
};

const TEXTS: Readonly<Record<string, MailText>> = MAIL_TEXTS;

/** What staff call a mail of this template; of one that the shop has no more, the template's name. */
export const mailName = (template: string): string =>
  OTHERS[template] ?? TEXTS[template]?.label ?? template;
