import { contentOf, type MailWords } from "@eldercare/contracts/content";
import { render, toPlainText } from "@react-email/render";
import type { MailData, MailTemplate } from "./mail-data";
import type { MailTexts, MailView, ReplyTo } from "./mail-view";
import { viewOf, type WrittenTemplate } from "./mail-views";
import { sampleMail } from "./sample-mails";
import { subjectOf, WrittenMail } from "./written-mail";

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  replyTo?: ReplyTo;
  unsubscribeUrl?: string;
}

/**
 * Headings are written as they are, not in capitals; a number to call is the number alone; cells of
 * which one says what the other comes to are one line.
 */
const TEXT_OPTIONS = {
  selectors: [
    { selector: "h1", options: { uppercase: false } },
    { selector: 'a[href^="tel:"]', format: "inline" },
    { selector: "td[data-inline]", format: "inline" },
  ],
};

const ORIGINALS: MailTexts = { shop: contentOf("everywhere"), mails: contentOf("mails") };

/** HTML and text of a mail, with the original texts where none are given. Throws for a template that does not exist. */
export async function renderMail<Template extends MailTemplate>(
  template: Template,
  data: MailData[Template],
  shopUrl: string,
  texts: MailTexts = ORIGINALS,
): Promise<RenderedMail> {
  if (template === "text-test") {
    return renderTest(data as MailData["text-test"], shopUrl, texts);
  }
  const written = template as WrittenTemplate;
  const { replyTo, unsubscribeUrl, ...view } = viewOf(
    written,
    data as MailData[WrittenTemplate],
    shopUrl,
    texts.shop,
  );
  return {
    ...(await renderWords(view, texts.mails[view.name], shopUrl, texts)),
    ...(replyTo && { replyTo }),
    ...(unsubscribeUrl !== undefined && { unsubscribeUrl }),
  };
}

/** What staff send themselves to see their words: about nobody, and so without a way to answer. */
async function renderTest(
  { name, words }: MailData["text-test"],
  shopUrl: string,
  texts: MailTexts,
): Promise<RenderedMail> {
  const view = sampleMail(name, shopUrl, texts.shop);
  const reason =
    "This is a test of the email's words, with made-up data. It went to nobody else, and its links lead nowhere.";
  const mail = await renderWords({ ...view, reason }, words, shopUrl, texts);
  return { ...mail, subject: `Test: ${mail.subject}` };
}

async function renderWords(view: MailView, words: MailWords, shopUrl: string, texts: MailTexts) {
  const written = { view, words, shopUrl, shop: texts.shop };
  const html = await render(<WrittenMail {...written} />);
  return { subject: subjectOf(written), html, text: toPlainText(html, TEXT_OPTIONS) };
}
