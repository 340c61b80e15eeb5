import { addressOf } from "@eldercare/contracts/calls";
import {
  CHANGES_TRUST_MS,
  ChangeNotice,
  productsOfNotice,
  STOREFRONT_HEADER,
} from "@eldercare/contracts/change-notices";
import type { ChangeFollower } from "@eldercare/server";

const RETRY_MS = 500;
/** A connection that says nothing for so long may be one of which only this end is left. */
const SILENCE_MS = 5 * CHANGES_TRUST_MS;
/** No event is longer: more is not what Medusa sends. */
const LONGEST_EVENT = 1000;

/**
 * Follows Medusa's notices of what changed (`GET /api/changes`) and tells `follower`, for as long as
 * the process lives; without them `follower` trusts nothing. `heard` resolves with the first notice.
 */
export function followChanges(
  { medusaUrl, secret }: { medusaUrl: string; secret: string },
  follower: ChangeFollower,
): { heard: Promise<void>; stop: () => void } {
  const stopped = new AbortController();
  const heard = new Promise<void>((resolve) => {
    const take = (notice: ChangeNotice) => {
      if (notice !== "unchanged") follower.end(productsOfNotice(notice));
      follower.confirm();
      resolve();
    };
    void (async () => {
      while (!stopped.signal.aborted) {
        await hear(medusaUrl, secret, take, stopped.signal).catch(() => undefined);
        follower.lose();
        await new Promise((again) => setTimeout(again, RETRY_MS).unref());
      }
    })();
  });
  return { heard, stop: () => stopped.abort() };
}

async function hear(
  medusaUrl: string,
  secret: string,
  take: (notice: ChangeNotice) => void,
  stopped: AbortSignal,
): Promise<void> {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), SILENCE_MS).unref();
  try {
    const answer = await fetch(`${medusaUrl}${addressOf("service.followChanges")}`, {
      headers: { [STOREFRONT_HEADER]: secret },
      redirect: "error",
      signal: AbortSignal.any([stopped, silence.signal]),
    });
    if (!answer.ok || !answer.body) throw new Error(`Changes are not told: ${answer.status}`);
    const read = eventReader((notice) => {
      timer.refresh();
      take(notice);
    });
    const reader = answer.body.getReader();
    for (let part = await reader.read(); part.value; part = await reader.read()) {
      read(Buffer.from(part.value).toString("latin1"));
    }
  } finally {
    clearTimeout(timer);
    // What was refused as no stream of changes may go on.
    silence.abort();
  }
}

/** Takes the stream in whatever pieces it comes, and says the notice of each whole event. */
export function eventReader(onNotice: (notice: ChangeNotice) => void): (piece: string) => void {
  let rest = "";
  return (piece) => {
    const events = (rest + piece).split("\n\n");
    rest = events.pop() ?? "";
    if (rest.length > LONGEST_EVENT) throw new Error("This is no stream of changes.");
    for (const event of events) onNotice(ChangeNotice.parse(event.replace(/^data: /, "")));
  };
}
