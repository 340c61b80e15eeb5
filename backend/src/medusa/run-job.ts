import { inRequest, traced } from "@eldercare/server";
import type { MedusaContainer } from "@medusajs/framework/types";
import { logFailure } from "../errors/log-failure";
import { messageOf } from "../errors/message-of";
import { newId } from "./new-id";
import { underLocks } from "./under-locks";

/** Who holds it may be this process, with a run that took longer than until the next. */
const WAIT = { timeout: 1 };
/** What Medusa's locks say, in memory and in Redis, when the time to wait is over. */
const IS_HELD = /^Timed-out acquiring lock/;

/**
 * Does a scheduled job's work, unless it is being done at this moment, here or in another worker: then
 * this run is left out. `failure` is what the log says, with the reason, when the work throws.
 */
export async function runJob(
  container: MedusaContainer,
  { name, failure }: { name: string; failure: string },
  work: () => Promise<void>,
): Promise<void> {
  let hasBegun = false;
  const begin = async () => {
    hasBegun = true;
    await traced(`job ${name}`, "work", work);
  };
  const run = () =>
    underLocks(container, [`job:${name}`], begin, WAIT).catch((error: unknown) => {
      if (hasBegun || !IS_HELD.test(messageOf(error))) throw error;
    });
  // The lines of one run belong together, as those of a request do.
  await inRequest(newId("job"), () => logFailure(container, failure, run));
}
