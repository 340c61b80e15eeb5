import type { Subscriber } from "@eldercare/contracts";
import type { NewsletterSignUpRow } from "../../modules/newsletter/service";

/** A sign-up of the contract from the newsletter module's row. */
export function subscriberFromStored(stored: NewsletterSignUpRow): Subscriber {
  return {
    id: stored.id,
    email: stored.email,
    status: stored.status,
    consent: stored.consent,
    source: stored.source,
    createdAt: timeOf(stored.consented_at),
    confirmedAt: stored.confirmed_at && timeOf(stored.confirmed_at),
    unsubscribedAt: stored.unsubscribed_at && timeOf(stored.unsubscribed_at),
  };
}

function timeOf(stored: Date | string): string {
  return new Date(stored).toISOString();
}
