import type { WaitingWork } from "@eldercare/contracts";

export interface Waiting {
  count: number;
  /** In words, for those who only hear the entry's name: "3 orders to pack". */
  words: string;
}

const of = (count: number, one: string, many: string): Waiting => ({
  count,
  words: `${count} ${count === 1 ? one : many}`,
});

/** What waits on each screen, by its path; screens on which nothing waits are not there. */
export function waitingOfScreens(work: WaitingWork): ReadonlyMap<string, Waiting> {
  const all: [string, Waiting][] = [
    ["/admin/orders", of(work.toPack, "order to pack", "orders to pack")],
    ["/admin/messages", of(work.openMessages, "open message", "open messages")],
    ["/admin/reviews", of(work.reviewsToJudge, "review to judge", "reviews to judge")],
    ["/admin/settings", of(work.failedMails, "mail not sent", "mails not sent")],
  ];
  return new Map(all.filter(([, { count }]) => count > 0));
}
