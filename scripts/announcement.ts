import { relative } from "node:path";
import { medusaAdminUrl } from "../packages/contracts/src/settings.ts";
import { projectRoot } from "./project-root.ts";
import type { RunningShop } from "./shop.ts";

/** What the person at the terminal needs once the shop is open. */
export function announcement({ settings, dataDir, isDemo }: RunningShop): string {
  const place = relative(projectRoot, dataDir);
  return [
    "",
    "  The shop is open.",
    "",
    `    Shop          ${settings.SHOP_URL}`,
    `    Back office   ${settings.SHOP_URL}/admin`,
    `    Medusa Admin  ${medusaAdminUrl(settings)}`,
    ...(isDemo ? [`    Admin login   ${settings.ADMIN_EMAIL}  /  ${settings.ADMIN_PASSWORD}`] : []),
    `    Data, logs    ${place.startsWith("..") ? dataDir : place}`,
    "",
    "  Ctrl-C stops everything.",
    "",
    ...(isDemo && settings.HOST !== "localhost" ? openDemo(settings.HOST) : []),
  ].join("\n");
}

/** A demo's login is known to everybody, so whoever reaches it is its staff. */
const openDemo = (host: string | undefined) => [
  `  WARNING: HOST=${host} opens this demo to everybody who can reach this machine.`,
  "  Whoever does can sign in as staff with the login above. Without HOST it is for this machine alone.",
  "",
];
