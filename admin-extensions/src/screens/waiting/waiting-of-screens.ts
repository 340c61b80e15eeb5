import type { WaitingWork } from "@eldercare/contracts";

export interface Waiting {
  count: number;
  /** In words, for those who only hear the entry's name: "3 orders to pack". */
  words: string;
}

/** Something to do, with the list that shows just that. */
export interface WaitingTask extends Waiting {
  /** Its screen. */
  path: string;
  href: string;
}

const task = (path: string, href: string, count: number, one: string, many: string) => ({
  ...{ path, href, count },
  words: `${count} ${count === 1 ? one : many}`,
});

/** What there is to do, the most urgent first; nothing of what does not wait. */
export function waitingTasks(work: WaitingWork): WaitingTask[] {
  const { toPack, toSend, openReturns, moneyMismatches } = work;
  const { openMessages, reviewsToJudge, failedMails } = work;
  const orders = "/admin/orders";
  const messages = "/admin/messages";
  const reviews = "/admin/reviews";
  const settings = "/admin/settings";
  return [
    task(
      ...([orders, "/admin/packing?stage=to-pack", toPack] as const),
      ...(["order to pack", "orders to pack"] as const),
    ),
    task(
      ...([orders, "/admin/packing?stage=to-send", toSend] as const),
      ...(["packed order to send", "packed orders to send"] as const),
    ),
    task(
      ...([orders, `${orders}?status=returns`, openReturns] as const),
      ...(["order with a return to see to", "orders with returns to see to"] as const),
    ),
    task(
      ...([orders, orders, moneyMismatches] as const),
      ...(["payment to compare with Stripe", "payments to compare with Stripe"] as const),
    ),
    task(
      ...([messages, `${messages}?handled=false`, openMessages] as const),
      ...(["open message", "open messages"] as const),
    ),
    task(
      ...([reviews, `${reviews}?state=waiting`, reviewsToJudge] as const),
      ...(["review to check", "reviews to check"] as const),
    ),
    task(settings, settings, failedMails, "email not sent", "emails not sent"),
  ].filter(({ count }) => count > 0);
}

/**
 * What waits on each screen, by its path; screens on which nothing waits are not there. Where somebody's
 * role has not the screen, it stands at the one where it is done.
 */
export function waitingOfScreens(
  work: WaitingWork,
  hasScreen: (path: string) => boolean = () => true,
): ReadonlyMap<string, Waiting> {
  const screens = new Map<string, Waiting>();
  for (const { path, href, count, words } of waitingTasks(work)) {
    const screen = hasScreen(path) ? path : href.replace(/\?.*/, "");
    const before = screens.get(screen);
    screens.set(screen, {
      count: count + (before?.count ?? 0),
      words: before ? `${before.words}, ${words}` : words,
    });
  }
  return screens;
}
