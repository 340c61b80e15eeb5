import type { LimitName } from "@eldercare/contracts/calls";
import { shopSettings } from "../../settings";

/** How often something may be done: `points` times in `seconds`, per key (an address, an IP, …). */
export interface Limit {
  points: number;
  seconds: number;
  /** Each server counts for itself, in its memory: for what is too frequent to be written down. */
  inMemory?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Limits per name, each for one purpose; the table of calls says what each counts. Those of an IP
 * are wide, because a care home or a library is one IP; those of
 * an email address protect its owner from floods of mail and from guessing.
 */
export const LIMITS = {
  /** Reads that anyone may make: a page makes about five, so that a hundred people may browse at one IP. */
  readIp: { points: shopSettings().READS_PER_MINUTE, seconds: MINUTE, inMemory: true },
  /** Failed sign-ins to one account from a device that was signed in to it before (decision 027). */
  signInDevice: { points: 10, seconds: 15 * MINUTE },
  /** The same from one IP whose device is not known: whoever guesses locks only that IP out. */
  signInVisitor: { points: 10, seconds: 15 * MINUTE },
  /** The same from everywhere, for guesses from many IPs: what OWASP ASVS allows (2.2.1). */
  signInAccount: { points: 100, seconds: HOUR },
  /** Failed sign-ins from one IP, to whatever account. */
  signInIp: { points: 100, seconds: 15 * MINUTE },
  /** Wrong passwords of somebody who is signed in and has to prove the password once more. */
  passwordUser: { points: 10, seconds: 15 * MINUTE },
  registrationIp: { points: 60, seconds: HOUR },
  /** Mails to one address that anybody may cause, by what they are for. */
  registrationAddress: { points: 6, seconds: HOUR },
  /** Staff who were invited choose a password. */
  invitationIp: { points: 60, seconds: HOUR },
  /** Invitations that one address is mailed. */
  invitationAddress: { points: 6, seconds: HOUR },
  /** Looks at where an invitation's link leads. */
  invitationLinkIp: { points: 120, seconds: 15 * MINUTE },
  verificationIp: { points: 60, seconds: HOUR },
  verificationAddress: { points: 6, seconds: HOUR },
  /** Tries of links in mails. The tokens cannot be guessed; this spares the database. */
  verificationLinkIp: { points: 120, seconds: 15 * MINUTE },
  /** The way out of a locked account: no other form may use these up. */
  resetIp: { points: 60, seconds: HOUR },
  resetAddress: { points: 6, seconds: HOUR },
  resetLinkIp: { points: 120, seconds: 15 * MINUTE },
  resetLinkCheckIp: { points: 120, seconds: 15 * MINUTE },
  newsletterIp: { points: 60, seconds: HOUR },
  newsletterAddress: { points: 6, seconds: HOUR },
  newsletterLinkIp: { points: 120, seconds: 15 * MINUTE },
  stockAlertIp: { points: 60, seconds: HOUR },
  /** Requests to be told when something is back: each is a mail that asks the address's owner. */
  stockAlertAddress: { points: 6, seconds: HOUR },
  stockAlertLinkIp: { points: 120, seconds: 15 * MINUTE },
  /** Messages of the contact form: staff have to read them. */
  contactIp: { points: 20, seconds: HOUR },
  contactAddress: { points: 6, seconds: HOUR },
  /** Reviews that are written, and looks at the own one: links of mails are tried, too. */
  reviewIp: { points: 120, seconds: HOUR },
  reviewAddress: { points: 20, seconds: HOUR },
  /** Payments that are begun: one when the checkout opens, and one for each change of the cart there. */
  paymentUser: { points: 60, seconds: HOUR },
  paymentIp: { points: 300, seconds: HOUR },
  /** Orders that are placed, tries included: one for each press of the button. */
  orderUser: { points: 40, seconds: HOUR },
  orderIp: { points: 200, seconds: HOUR },
  /** Addresses that guests give at the checkout. */
  guestIp: { points: 60, seconds: HOUR },
  /** Failed looks at an order by number and address: of one address from one IP, from one IP, and of one address from everywhere. */
  orderStatusVisitor: { points: 10, seconds: 15 * MINUTE },
  orderStatusIp: { points: 60, seconds: 15 * MINUTE },
  orderStatusAddress: { points: 60, seconds: HOUR },
  orderStatusLinkIp: { points: 120, seconds: 15 * MINUTE },
  payLinkIp: { points: 120, seconds: 15 * MINUTE },
  /** Mails that staff send to themselves, to see how their words look. */
  mailTestUser: { points: 20, seconds: HOUR },
  /** Declined cards, after which no more are taken: stolen ones are tried out by the dozen. */
  declineUser: { points: 5, seconds: HOUR },
  declineIp: { points: 15, seconds: HOUR },
} as const satisfies Record<LimitName, Limit>;

/**
 * What orders that wait for their payment may hold at one time: of one account, and of all accounts
 * at one IP, such as a care home's. A new order of the same browser replaces its unpaid one, so that
 * honest people have one.
 */
export const UNPAID_CAPS = {
  account: { orders: 5, pieces: 300 },
  address: { orders: 20, pieces: 400 },
} as const;
