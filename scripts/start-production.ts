import { announcement } from "./announcement.ts";
import { runCommand } from "./command.ts";
import { openUntilStopped } from "./open-until-stopped.ts";
import { createProgress } from "./progress.ts";

/** `npm run start:production`: several processes of each kind, until it is asked to stop. */
await runCommand(() =>
  openUntilStopped("fleet", createProgress(), (shop) => console.log(announcement(shop))),
);
