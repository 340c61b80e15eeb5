import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
// The source, not the package's build: settings are checked before anything is built.
import { readSettings, type Settings, SettingsError } from "../packages/contracts/src/settings.ts";
import { CliError } from "./cli-error.ts";
import { projectRoot } from "./project-root.ts";

/** The settings of a run, and the environment that hands them to the shop's programs. */
export interface RunSettings {
  settings: Settings;
  /** Absolute; exists. */
  dataDir: string;
  /** Complete environment of the servers, except DATABASE_URL when that is embedded. */
  env: NodeJS.ProcessEnv;
  /** False for a live shop (NODE_ENV=production): no demo data, no made-up secrets. */
  isDemo: boolean;
}

/**
 * Reads the settings (each bad one is named, {@link CliError}) and makes DATA_DIR. Outside
 * production the servers still run in production mode, with random secrets kept in
 * `DATA_DIR/secrets.json`: fast, and nothing to configure.
 */
export function loadSettings(given: NodeJS.ProcessEnv = process.env): RunSettings {
  const settings = checked(given);
  const isDemo = settings.SHOP_MODE === "demo";
  const dataDir = resolve(projectRoot, settings.DATA_DIR);
  prepareDataDir(dataDir);
  const env = {
    ...given,
    ...(isDemo ? sessionSecrets(dataDir) : {}),
    ...withoutUndefined(settings),
    ...(settings.PAYMENTS === "demo" ? demoPaymentKeys(dataDir) : {}),
    NODE_ENV: "production",
    DATA_DIR: dataDir,
    ASSETS_DIR: resolve(projectRoot, settings.ASSETS_DIR ?? join(dataDir, "assets")),
    MEDUSA_DISABLE_TELEMETRY: "true",
  };
  return { settings, dataDir, env, isDemo };
}

function checked(env: NodeJS.ProcessEnv): Settings {
  try {
    return readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) {
      throw new CliError(`${error.message}\nThey are described in .env.example.`);
    }
    throw error;
  }
}

function withoutUndefined(settings: Settings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}

/** What people wrote, were written, and did. */
const PRIVATE_FOLDERS = ["outbox", "logs", "imports"];

function prepareDataDir(dataDir: string): void {
  try {
    const isNew = mkdirSync(dataDir, { recursive: true }) !== undefined;
    // Root lends the database to PostgreSQL's own user, who has to pass through.
    if (isNew) chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700);
    for (const name of PRIVATE_FOLDERS) {
      mkdirSync(join(dataDir, name), { recursive: true });
      // Those of before were open to everybody on the machine.
      chmodSync(join(dataDir, name), 0o700);
    }
    writeFileSync(join(dataDir, ".writable"), "");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(
      `The data folder cannot be written (${reason}). If the shop ran as another user before, run it as that user again, or set DATA_DIR to another folder.`,
    );
  }
}

function sessionSecrets(dataDir: string): Record<string, string> {
  return keptSecrets(dataDir, {
    JWT_SECRET: "",
    COOKIE_SECRET: "",
    STOREFRONT_SECRET: "",
    MFA_ENCRYPTION_KEY: "",
  });
}

/**
 * Keys between the shop and its Stripe simulator. They also replace real keys that are set
 * beside PAYMENTS=demo, which must never reach the simulator.
 */
function demoPaymentKeys(dataDir: string): Record<string, string> {
  return keptSecrets(dataDir, {
    STRIPE_API_KEY: "sk_test_",
    STRIPE_PUBLISHABLE_KEY: "pk_test_",
    STRIPE_WEBHOOK_SECRET: "whsec_",
  });
}

/** Random values for these names, each behind its prefix, kept in `DATA_DIR/secrets.json`. */
function keptSecrets(dataDir: string, prefixes: Record<string, string>): Record<string, string> {
  const path = join(dataDir, "secrets.json");
  const kept = readSecrets(path);
  const secrets = Object.fromEntries(
    Object.entries(prefixes).map(([name, prefix]) => [
      name,
      kept[name] ?? prefix + randomBytes(32).toString("base64url"),
    ]),
  );
  if (Object.keys(secrets).some((name) => !kept[name])) {
    writeFileSync(path, JSON.stringify({ ...kept, ...secrets }, null, 2), { mode: 0o600 });
  }
  return secrets;
}

function readSecrets(path: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return {};
  }
}
