/** What each mail needs to know, by the name of its template. */
export interface MailData {
  "verify-email": { firstName: string; token: string };
  welcome: { firstName: string };
  "already-registered": { firstName: string };
  "reset-password": { firstName: string; token: string };
  "password-changed": { firstName: string };
  /** To the shop, about what a visitor wrote. */
  "contact-message": {
    name: string;
    email: string;
    phone: string;
    subject: string;
    message: string;
  };
  /** To that visitor. */
  "contact-received": { name: string };
  "newsletter-confirm": { token: string; unsubscribeToken: string };
  /** `isNew` is false for an address that was subscribed before. */
  "newsletter-welcome": { unsubscribeToken: string; isNew: boolean };
}

export type MailTemplate = keyof MailData;
