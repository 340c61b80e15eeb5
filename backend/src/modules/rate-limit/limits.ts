import type { LimitName } from "@eldercare/contracts/calls";

/** How often something may be done: `points` times in `seconds`, per key (an address, an IP, …). */
export interface Limit {
  points: number;
  seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Limits per name; the table of calls says what each counts. Those of an IP are wide, because a care home or a library is one IP; those of
 * an e-mail address protect its owner from floods of mail and from guessing.
 */
export const LIMITS = {
  /** Failed sign-ins (decision 023). */
  signInAddress: { points: 10, seconds: 15 * MINUTE },
  signInIp: { points: 100, seconds: 15 * MINUTE },
  registrationIp: { points: 60, seconds: HOUR },
  /** Mails to one address that anybody may cause: registration, resend, forgotten password. */
  mailAddress: { points: 6, seconds: HOUR },
  mailIp: { points: 60, seconds: HOUR },
  /** Messages of the contact form: staff have to read them. */
  contactIp: { points: 20, seconds: HOUR },
  /** Payments that one person begins; each opens a checkout and asks the card provider. */
  paymentUser: { points: 120, seconds: 15 * MINUTE },
  /** Tries of verification and reset links. The tokens cannot be guessed; this spares the database. */
  linkIp: { points: 120, seconds: 15 * MINUTE },
} as const satisfies Record<LimitName, Limit>;
