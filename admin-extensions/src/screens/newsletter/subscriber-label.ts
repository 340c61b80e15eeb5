import type { SubscriberStatus } from "@eldercare/contracts";

const LABELS: Record<SubscriberStatus, string> = {
  pending: "Not confirmed",
  confirmed: "Subscribed",
  unsubscribed: "Unsubscribed",
};

/** What staff read of a sign-up's status. */
export const subscriberLabel = (status: SubscriberStatus): string => LABELS[status];
