/** What each mail needs to know, by the name of its template. */
export interface MailData {
  "verify-email": { firstName: string; token: string };
  welcome: { firstName: string };
  "already-registered": { firstName: string };
  "reset-password": { firstName: string; token: string };
  "password-changed": { firstName: string };
}

export type MailTemplate = keyof MailData;
