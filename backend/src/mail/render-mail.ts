import { contentOf } from "@eldercare/contracts/content";
import { render, toPlainText } from "@react-email/render";
import type { MailData, MailTemplate } from "./mail-data";
import type { MailViewOf, ReplyTo, ShopTexts } from "./mail-view";
import { alreadyRegisteredMail } from "./templates/already-registered";
import { contactMessageMail } from "./templates/contact-message";
import { contactReceivedMail } from "./templates/contact-received";
import { contactReplyMail } from "./templates/contact-reply";
import { newsletterConfirmMail } from "./templates/newsletter-confirm";
import { newsletterWelcomeMail } from "./templates/newsletter-welcome";
import { orderCancelledMail } from "./templates/order-cancelled";
import { orderChangedMail } from "./templates/order-changed";
import { orderNewsMail } from "./templates/order-news";
import { orderPaidMail } from "./templates/order-paid";
import { orderRefundedMail } from "./templates/order-refunded";
import { orderReturnMail } from "./templates/order-return";
import { orderShippedMail } from "./templates/order-shipped";
import { passwordChangedMail } from "./templates/password-changed";
import { payLinkMail } from "./templates/pay-link";
import { resetPasswordMail } from "./templates/reset-password";
import { reviewRequestMail } from "./templates/review-request";
import { staffInvitationMail } from "./templates/staff-invitation";
import { verifyEmailMail } from "./templates/verify-email";
import { welcomeMail } from "./templates/welcome";

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
  replyTo?: ReplyTo;
  unsubscribeUrl?: string;
}

const VIEWS: { [Template in MailTemplate]: MailViewOf<MailData[Template]> } = {
  "verify-email": verifyEmailMail,
  welcome: welcomeMail,
  "already-registered": alreadyRegisteredMail,
  "reset-password": resetPasswordMail,
  "password-changed": passwordChangedMail,
  "pay-link": payLinkMail,
  "order-changed": orderChangedMail,
  "order-paid": orderPaidMail,
  "order-shipped": orderShippedMail,
  "order-cancelled": orderCancelledMail,
  "order-refunded": orderRefundedMail,
  "order-return": orderReturnMail,
  "contact-message": contactMessageMail,
  "contact-received": contactReceivedMail,
  "contact-reply": contactReplyMail,
  "review-request": reviewRequestMail,
  "order-news": orderNewsMail,
  "staff-invitation": staffInvitationMail,
  "newsletter-confirm": newsletterConfirmMail,
  "newsletter-welcome": newsletterWelcomeMail,
};

/** Headings are written as they are, not in capitals. */
const TEXT_OPTIONS = { selectors: [{ selector: "h1", options: { uppercase: false } }] };

/** HTML and text of a mail, with the original texts where none are given. Throws for a template that does not exist. */
export async function renderMail<Template extends MailTemplate>(
  template: Template,
  data: MailData[Template],
  shopUrl: string,
  texts: ShopTexts = contentOf("everywhere"),
): Promise<RenderedMail> {
  const view: MailViewOf<MailData[Template]> | undefined = VIEWS[template];
  if (!view) throw new Error(`There is no mail template "${template}".`);
  const { body, ...head } = view(data, shopUrl, texts);
  const html = await render(body);
  return { ...head, html, text: toPlainText(html, TEXT_OPTIONS) };
}
