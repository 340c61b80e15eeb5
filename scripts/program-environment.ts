// The source, not the package's build: this runs before anything is built.
import { SETTING_NAMES, STOREFRONT_SETTING_NAMES } from "../packages/contracts/src/settings.ts";

/** Which of the shop's settings each kind of program is given: Medusa alone needs all but those of backups. */
const NAMES = {
  medusa: SETTING_NAMES.filter((name) => !name.startsWith("BACKUP_")),
  storefront: STOREFRONT_SETTING_NAMES,
  simulator: [
    "NODE_ENV",
    "STRIPE_SIMULATOR_PORT",
    "STRIPE_API_KEY",
    "STRIPE_PUBLISHABLE_KEY",
    "STRIPE_WEBHOOK_SECRET",
  ],
  /** Compilers and bundlers of what holds no secret. */
  build: ["NODE_ENV"],
} as const satisfies Record<string, readonly string[]>;

export type ProgramKind = keyof typeof NAMES;

/** The environment of a program: without the settings, secrets among them, that it has no use for. */
export function environmentOf(kind: ProgramKind, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const given = new Set<string>(NAMES[kind]);
  const withheld = new Set(SETTING_NAMES.filter((name) => !given.has(name)));
  return Object.fromEntries(Object.entries(env).filter(([name]) => !withheld.has(name)));
}
