import { relative } from "node:path";
import { runCommand } from "./command.ts";
import { createProgress } from "./progress.ts";
import { projectRoot } from "./project-root.ts";
import { type RunningShop, startShop } from "./shop.ts";
import { aborted, stopRequested } from "./stop-signals.ts";

/** `npm start`: the whole shop, until Ctrl-C or until one of its parts ends. */
await runCommand(async () => {
  const progress = createProgress();
  const signal = stopRequested();
  let shop: RunningShop;
  try {
    shop = await startShop({ progress, signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    progress.say("Stopped before the shop was open.");
    return 0;
  }
  announce(shop);
  const failure = await Promise.race([aborted(signal), shop.broken]);
  if (failure) console.error(`\n${failure.message}\n`);
  progress.say("Stopping …");
  await shop.stop();
  progress.say("Stopped.");
  return failure ? 1 : 0;
});

function announce({ settings, dataDir, isDemo }: RunningShop): void {
  const lines = [
    "",
    "  The shop is open.",
    "",
    `    Shop          ${settings.SHOP_URL}`,
    `    Medusa Admin  http://localhost:${settings.MEDUSA_PORT}/app`,
    ...(isDemo ? [`    Admin login   ${settings.ADMIN_EMAIL}  /  ${settings.ADMIN_PASSWORD}`] : []),
    `    Data, logs    ${relative(projectRoot, dataDir) || dataDir}`,
    "",
    "  Ctrl-C stops everything.",
    "",
  ];
  console.log(lines.join("\n"));
}
