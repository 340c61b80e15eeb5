import { announcement } from "./announcement.ts";
import { runCommand } from "./command.ts";
import { openUntilStopped } from "./open-until-stopped.ts";
import { createProgress } from "./progress.ts";

/** `npm start`: the whole shop as it would run in production, until Ctrl-C. */
await runCommand(() =>
  openUntilStopped("production", createProgress(), (shop) => console.log(announcement(shop))),
);
