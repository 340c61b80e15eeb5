import type { MailData, MailTemplate } from "./mail-data";
import type { MailView, MailViewOf, ShopTexts } from "./mail-view";
import {
  alreadyRegisteredMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
  welcomeMail,
} from "./templates/account-mails";
import {
  contactMessageMail,
  contactReceivedMail,
  contactReplyMail,
} from "./templates/contact-mails";
import {
  newsletterConfirmMail,
  newsletterWelcomeMail,
  reviewRequestMail,
} from "./templates/newsletter-mails";
import {
  changeNotMadeMail,
  changeToPayMail,
  orderCancelledMail,
  orderChangedMail,
  orderPaidMail,
  orderRefundedMail,
  orderReturnMail,
  orderShippedMail,
  payLinkMail,
} from "./templates/order-mails";
import { orderNewsMail, staffInvitationMail } from "./templates/staff-mails";
import { backInStockMail, stockAlertConfirmMail } from "./templates/stock-mails";

/** Templates of which staff write the words. */
export type WrittenTemplate = Exclude<MailTemplate, "text-test">;

const VIEWS: { [Template in WrittenTemplate]: MailViewOf<MailData[Template]> } = {
  "verify-email": verifyEmailMail,
  welcome: welcomeMail,
  "already-registered": alreadyRegisteredMail,
  "reset-password": resetPasswordMail,
  "password-changed": passwordChangedMail,
  "pay-link": payLinkMail,
  "order-changed": orderChangedMail,
  "order-change-to-pay": changeToPayMail,
  "order-change-not-made": changeNotMadeMail,
  "order-paid": orderPaidMail,
  "order-shipped": orderShippedMail,
  "order-cancelled": orderCancelledMail,
  "order-refunded": orderRefundedMail,
  "order-return": orderReturnMail,
  "contact-message": contactMessageMail,
  "contact-received": contactReceivedMail,
  "contact-reply": contactReplyMail,
  "review-request": reviewRequestMail,
  "stock-alert-confirm": stockAlertConfirmMail,
  "back-in-stock": backInStockMail,
  "order-news": orderNewsMail,
  "staff-invitation": staffInvitationMail,
  "newsletter-confirm": newsletterConfirmMail,
  "newsletter-welcome": newsletterWelcomeMail,
};

/** A mail of its data. Throws for a template that does not exist, such as one of a later version. */
export function viewOf<Template extends WrittenTemplate>(
  template: Template,
  data: MailData[Template],
  shopUrl: string,
  shop: ShopTexts,
): MailView {
  const view: MailViewOf<MailData[Template]> | undefined = VIEWS[template];
  if (!view) throw new Error(`There is no mail template "${template}".`);
  return view(data, shopUrl, shop);
}
