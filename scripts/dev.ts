import { announcement } from "./announcement.ts";
import { runCommand } from "./command.ts";
import { openUntilStopped } from "./open-until-stopped.ts";
import { createProgress } from "./progress.ts";

/** `npm run dev`: the shop with hot reload of pages and admin screens, and restart of the backend. */
await runCommand(() =>
  openUntilStopped("development", createProgress(), (shop) => console.log(announcement(shop))),
);
