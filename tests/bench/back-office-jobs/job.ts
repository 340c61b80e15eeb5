import type { Clerk } from "./clerk.ts";
import type { World } from "./world.ts";

/** A thing that somebody at the back office has to do; each turn is made of things of its own. */
export interface Job {
  name: string;
  /** Begins at the sign-in; all others begin on the dashboard. */
  isSignedOut?: boolean;
  /** Makes what the job needs, as buyers and colleagues leave it; answers the job for this once. */
  begin(world: World): Promise<Turn>;
}

export interface Turn {
  /** Ends when the screen says that it is done. */
  work(clerk: Clerk): Promise<void>;
  /** Asks the shop itself whether it is; throws where it is not. */
  check(): Promise<void>;
}
