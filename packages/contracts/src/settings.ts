import { z } from "zod";
import { SHOP } from "./shop.js";

/** Every setting of the shop, read from the environment: `.env.example` documents them. */

/** The number of a port, with room for `above` more behind it. */
const freePort = (above = 0) => {
  const last = 65_535 - above;
  const problem = `must be a port number from 1 to ${last}`;
  return z
    .string()
    .regex(/^\d+$/, problem)
    .transform(Number)
    .refine((value) => value >= 1 && value <= last, problem);
};

const port = (fallback: number) => freePort().default(fallback);

const url = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join("|")})$`),
    error: `must be an address starting with ${protocols.map((name) => `${name}://`).join(" or ")}`,
  });

const secret = z.string().min(32, "must have at least 32 characters");

/** A name or an address of this machine: nothing that is an address of the web, or several. */
const host = z.string().regex(/^[\w.:%-]+$/, "must be a host name or an IP address");

const region = z.string().regex(/^[a-z0-9-]+$/, "must be a region, such as ca-central-1");

const proxyCount = z
  .string()
  .regex(/^\d$/, "must be a number from 0 to 9")
  .transform(Number)
  .default(0);

/** How many processes of one kind. */
const processCount = (fallback: number) =>
  z
    .string()
    .regex(/^[1-9]\d?$/, "must be a number from 1 to 99")
    .transform(Number)
    .default(fallback);

const Environment = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  /** What the shop is for. `npm start` tells it to the servers, which always run in production mode. */
  SHOP_MODE: z.enum(["demo", "live"]).optional(),
  /** Where both servers listen: "localhost" is 127.0.0.1 and ::1; all addresses when it is not set. */
  HOST: host.optional(),
  PORT: port(8000),
  MEDUSA_PORT: port(9000),
  STRIPE_SIMULATOR_PORT: port(12_111),
  /** Where a worker says whether it lives: it answers nothing else. */
  WORKER_PORT: port(9010),
  /**
   * Where processes say what they measured, counted from here: servers, storefronts 100 higher, workers
   * 200 higher, each fleet from its first process on. Nothing is said when it is not set.
   */
  METRICS_PORT: freePort(299).optional(),
  METRICS_HOST: host.default("127.0.0.1"),
  /** What this Medusa does: answer (server), work in the background (worker), or both. */
  MEDUSA_WORKER_MODE: z.enum(["shared", "server", "worker"]).default("shared"),
  /** How many processes of each kind `npm run start:production` keeps running. */
  SERVERS: processCount(2),
  WORKERS: processCount(1),
  STOREFRONTS: processCount(2),
  /** So long a process that is asked to end says so before it takes no requests any more. */
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, "must be a whole number of seconds, at most 99")
    .transform(Number)
    .optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  /**
   * Where storefronts keep the built files of every version that ran lately, for pages that are still open: one
   * folder for all of them. `npm start` makes it DATA_DIR/assets.
   */
  ASSETS_DIR: z.string().min(1).optional(),
  /** A bucket of S3 for pictures and other files, in place of folders in DATA_DIR; with the next four. */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")
    .optional(),
  S3_REGION: region.optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Of a storage that speaks S3's protocol and is not Amazon's. */
  S3_ENDPOINT: url("http", "https").optional(),
  /** Before the name of every file: several shops may share a bucket. */
  S3_PREFIX: z
    .string()
    .regex(
      /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/,
      "must be plain words, with slashes between them alone",
    )
    .optional(),
  /** `npm run backup` encrypts with it, `npm run restore` needs the same. */
  BACKUP_PASSPHRASE: z.string().min(12, "must have at least 12 characters").optional(),
  /** Of the bucket that `npm run backup -- s3://…` names, where it is not the storage of the pictures. */
  BACKUP_S3_REGION: region.optional(),
  BACKUP_S3_ENDPOINT: url("http", "https").optional(),
  BACKUP_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  DATABASE_URL: url("postgres", "postgresql").optional(),
  /** The same database past a pooler, for what needs a connection of its own. */
  DATABASE_DIRECT_URL: url("postgres", "postgresql").optional(),
  REDIS_URL: url("redis", "rediss").optional(),
  SHOP_URL: url("http", "https").optional(),
  MEDUSA_URL: url("http", "https").optional(),
  ADMIN_EMAIL: z.email("must be an email address").optional(),
  ADMIN_PASSWORD: z.string().min(12, "must have at least 12 characters").optional(),
  /** Whether staff may, or must, sign in with a second factor. */
  STAFF_MFA: z.enum(["optional", "required"]).default("optional"),
  /** Encrypts the keys of the staff's authenticators in the database. */
  MFA_ENCRYPTION_KEY: secret.optional(),
  /** How dear it is to try a password: scrypt's N is 2 to the power of it. */
  PASSWORD_HASH_LOG_N: z
    .string()
    .regex(/^\d{1,2}$/, "must be a number from 10 to 20")
    .transform(Number)
    .refine((value) => value >= 10 && value <= 20, "must be a number from 10 to 20")
    .default(15),
  JWT_SECRET: secret.optional(),
  COOKIE_SECRET: secret.optional(),
  /** Between the storefront's server and Medusa: it says on whose behalf the storefront calls. */
  STOREFRONT_SECRET: secret
    .regex(/^[\x21-\x7e]*$/, "must have no spaces and no accents: it is sent in a header")
    .optional(),
  PAYMENTS: z.enum(["demo", "stripe"]).optional(),
  STRIPE_API_KEY: z.string().min(1).optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** An order that is not paid by then is cancelled and its stock sold to others. */
  ORDER_EXPIRY_MINUTES: z
    .string()
    .regex(/^\d{1,4}$/, "must be a whole number of minutes")
    .transform(Number)
    .refine((value) => value >= 1, "must be at least 1")
    .default(60),
  /** So long can staff undo an order's status before it is done (decision 087); 0: not at all. */
  STATUS_UNDO_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, "must be a whole number of seconds, at most 99")
    .transform(Number)
    .default(10),
  /** Public reads of one address in a minute (decision 034). */
  READS_PER_MINUTE: z
    .string()
    .regex(/^[1-9]\d{1,6}$/, "must be a whole number from 10")
    .transform(Number)
    .default(3000),
  SMTP_URL: url("smtp", "smtps").optional(),
  /** Who mails come from: the name and the address that the pages name. */
  MAIL_FROM: z.string().min(3).default(`${SHOP.name} <${SHOP.email}>`),
  /** Where messages of the contact form go; the address in MAIL_FROM without it. */
  CONTACT_EMAIL: z.email("must be an email address").optional(),
  /** The month whose last day ends the tax year: books are kept for six years after it. */
  TAX_YEAR_ENDS: z
    .string()
    .regex(/^([1-9]|1[0-2])$/, "must be a month from 1 to 12")
    .transform(Number)
    .default(12),
  /** How a line of the log is written; a live shop's are for programs unless it says otherwise. */
  LOG_FORMAT: z.enum(["json", "text"]).optional(),
  LOG_LEVEL: z.enum(["error", "warn", "info", "http", "verbose", "debug"]).default("warn"),
  /** Where traces are sent, over http; none are kept when it is not set. The names are OpenTelemetry's. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url("http", "https").optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.enum(["http/protobuf", "http/json"]).optional(),
  /** What a collector asks for, such as a key. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().min(1).optional(),
  /** "1" loads the demo catalog in production too. */
  SEED_DEMO: z.enum(["0", "1"], "must be 0 or 1").default("0"),
  /** How many proxies of ours stand before the storefront: that many X-Forwarded-* hops are believed. */
  TRUSTED_PROXIES: proxyCount,
  /** The same for Medusa's port; the storefront itself is none of them. */
  MEDUSA_TRUSTED_PROXIES: proxyCount,
});

const StorefrontEnvironment = Environment.pick({
  NODE_ENV: true,
  SHOP_MODE: true,
  HOST: true,
  PORT: true,
  ASSETS_DIR: true,
  MEDUSA_PORT: true,
  SHOP_URL: true,
  MEDUSA_URL: true,
  TRUSTED_PROXIES: true,
  STOREFRONT_SECRET: true,
  PAYMENTS: true,
  STRIPE_PUBLISHABLE_KEY: true,
  STRIPE_SIMULATOR_PORT: true,
  DRAIN_SECONDS: true,
  LOG_LEVEL: true,
  LOG_FORMAT: true,
  METRICS_PORT: true,
  METRICS_HOST: true,
  OTEL_EXPORTER_OTLP_ENDPOINT: true,
  OTEL_EXPORTER_OTLP_PROTOCOL: true,
  OTEL_EXPORTER_OTLP_HEADERS: true,
});

/** The names of all settings, secrets among them. */
export const SETTING_NAMES = Object.keys(Environment.shape);
/** The settings that the storefront's server is given. */
export const STOREFRONT_SETTING_NAMES = Object.keys(StorefrontEnvironment.shape);

const DEMO_ADMIN_EMAIL = "admin@eldercare.example";
/** Everybody knows it: no shop but a demo may have an account that opens with it. */
export const DEMO_ADMIN_PASSWORD = "eldercare-admin";
/** Only programs on this machine can reach it. */
const LOOPBACK = "localhost";

const REQUIRED_IN_A_LIVE_SHOP = [
  "JWT_SECRET",
  "COOKIE_SECRET",
  "STOREFRONT_SECRET",
  "MFA_ENCRYPTION_KEY",
  "ADMIN_EMAIL",
  "ADMIN_PASSWORD",
] as const;
/** Without one of these nobody knows where pictures lie. */
const S3_SETTINGS = ["S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
const BACKUP_S3_SETTINGS = [
  "BACKUP_S3_REGION",
  "BACKUP_S3_ACCESS_KEY_ID",
  "BACKUP_S3_SECRET_ACCESS_KEY",
] as const;
const STRIPE_SETTINGS = [
  "STRIPE_API_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
] as const;

/** A demo makes up what it needs and everybody knows its login; a live shop makes up nothing. */
export type ShopMode = "demo" | "live";
/** Lines for programs, an object each, or for people at a terminal. */
type LogFormat = "json" | "text";

/** Settings after checking; `payments` says whether cards are charged for real. */
export type Settings = Omit<
  z.output<typeof Environment>,
  | "SHOP_MODE"
  | "LOG_FORMAT"
  | "PAYMENTS"
  | "SHOP_URL"
  | "MEDUSA_URL"
  | "ADMIN_EMAIL"
  | "ADMIN_PASSWORD"
> & {
  SHOP_MODE: ShopMode;
  LOG_FORMAT: LogFormat;
  SHOP_URL: string;
  MEDUSA_URL: string;
  ADMIN_EMAIL: string;
  ADMIN_PASSWORD: string;
  PAYMENTS: "demo" | "stripe";
};

/** Below it a stolen database gives away more passwords than it must. */
const LOWEST_PUBLIC_HASH_LOG_N = 15;

/**
 * What a hash of a password costs, as scrypt counts: N as a power of two, r, p. With 2^15, 8 and 3
 * it is one of the parameter sets of OWASP's Password Storage Cheat Sheet.
 */
export function passwordHashCost({ PASSWORD_HASH_LOG_N }: Pick<Settings, "PASSWORD_HASH_LOG_N">) {
  return { logN: PASSWORD_HASH_LOG_N, r: 8, p: 3 };
}

const SESSION_COOKIE = "birchwell.sid";

/**
 * Name of the session's cookie. On https browsers hold it to its prefix: no other host and no page
 * without TLS can set a cookie of that name.
 */
export function sessionCookieName(shopUrl: string): string {
  return shopUrl.startsWith("https:") ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;
}

/** Names every setting that is wrong or missing, one line each. */
export class SettingsError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`These settings need attention:\n${problems.map((line) => `  - ${line}`).join("\n")}`);
    this.name = "SettingsError";
  }
}

/** A pasted key made of spaces is as good as none: empty settings count as not set. */
function withoutEmptyValues(env: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
}

function checkedEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  env: Record<string, string | undefined>,
): z.output<Schema> {
  const given = withoutEmptyValues(env);
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new SettingsError(
    parsed.error.issues.map((issue) => {
      const name = issue.path.join(".");
      return `${name} ${issue.message} (it is ${JSON.stringify(shown(name, given[name]))})`;
    }),
  );
}

/**
 * The database's own address, for whatever lasts longer than a transaction: LISTEN, migrations, saving and
 * restoring. A pooler may give such a client another connection after each transaction.
 */
export function directDatabaseUrl({
  DATABASE_URL,
  DATABASE_DIRECT_URL,
}: Pick<Settings, "DATABASE_URL" | "DATABASE_DIRECT_URL">): string | undefined {
  return DATABASE_DIRECT_URL ?? DATABASE_URL;
}

type Mode = Pick<z.output<typeof Environment>, "NODE_ENV" | "SHOP_MODE" | "HOST" | "LOG_FORMAT">;

/** A demo is for this machine alone, unless HOST opens it, and read by a person. */
function modeOf({ NODE_ENV, SHOP_MODE, HOST, LOG_FORMAT }: Mode) {
  const mode: ShopMode = SHOP_MODE ?? (NODE_ENV === "production" ? "live" : "demo");
  const given = HOST ?? (mode === "demo" ? LOOPBACK : undefined);
  const format: LogFormat = LOG_FORMAT ?? (mode === "live" ? "json" : "text");
  return {
    ...{ SHOP_MODE: mode, LOG_FORMAT: format },
    ...(given === undefined ? {} : { HOST: given }),
  };
}

/**
 * Where a program on this machine reaches a server that listens on this HOST, as an address is
 * written: IPv6 in brackets.
 */
export function localHost(host: string | undefined): string {
  if (host === undefined || [LOOPBACK, "0.0.0.0", "::"].includes(host)) return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

/**
 * Where people reach Medusa Admin. On this machine it is called as the shop is: for a browser `localhost`
 * and `127.0.0.1` are two places, each with sign-ins of its own.
 */
export const medusaAdminUrl = ({ MEDUSA_URL }: Pick<Settings, "MEDUSA_URL">): string =>
  `${MEDUSA_URL.replace("//127.0.0.1:", "//localhost:")}/app`;

type Addresses = {
  HOST?: string | undefined;
  PORT: number;
  MEDUSA_PORT: number;
  SHOP_URL?: string | undefined;
  MEDUSA_URL?: string | undefined;
};

function addressesOf(values: Addresses) {
  return {
    SHOP_URL: (values.SHOP_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ""),
    MEDUSA_URL: (
      values.MEDUSA_URL ?? `http://${localHost(values.HOST)}:${values.MEDUSA_PORT}`
    ).replace(/\/+$/, ""),
  };
}

/**
 * Throws {@link SettingsError} for a server or worker that has no Redis to share with the others. Not
 * of `readSettings`: Medusa's own commands call themselves servers while they work alone.
 */
export function assertShared({
  MEDUSA_WORKER_MODE,
  REDIS_URL,
}: Pick<Settings, "MEDUSA_WORKER_MODE" | "REDIS_URL">): void {
  if (MEDUSA_WORKER_MODE === "shared" || REDIS_URL) return;
  throw new SettingsError([
    "REDIS_URL is missing: servers and workers that run apart share their locks and events there",
  ]);
}

/** What the storefront's server works with: the one secret is what it shares with Medusa. */
export type StorefrontSettings = Omit<
  z.output<typeof StorefrontEnvironment>,
  "SHOP_MODE" | "LOG_FORMAT" | "SHOP_URL" | "MEDUSA_URL" | "PAYMENTS"
> & {
  SHOP_MODE: ShopMode;
  LOG_FORMAT: LogFormat;
  SHOP_URL: string;
  MEDUSA_URL: string;
  PAYMENTS: "demo" | "stripe";
};

/**
 * The part of the settings that the storefront's server needs. A live shop never falls back to demo
 * payments: it says so, or has a key. Throws {@link SettingsError}.
 */
export function readStorefrontSettings(
  env: Record<string, string | undefined>,
): StorefrontSettings {
  const values = checkedEnvironment(StorefrontEnvironment, env);
  const mode = modeOf(values);
  const isDemo = mode.SHOP_MODE === "demo" && !values.STRIPE_PUBLISHABLE_KEY;
  const payments = values.PAYMENTS ?? (isDemo ? "demo" : "stripe");
  const problems: string[] = [];
  if (payments === "stripe" && !values.STRIPE_PUBLISHABLE_KEY) {
    problems.push(
      "STRIPE_PUBLISHABLE_KEY is missing: the checkout page cannot take cards without it (PAYMENTS=demo charges none)",
    );
  }
  if (values.NODE_ENV === "production" && !values.STOREFRONT_SECRET) {
    problems.push("STOREFRONT_SECRET is missing: Medusa cannot tell visitors apart without it");
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return { ...values, ...mode, ...addressesOf(values), PAYMENTS: payments };
}

/**
 * Reads and checks the settings. A live shop (`NODE_ENV=production`) has no defaults for secrets:
 * whatever is missing is named. Throws {@link SettingsError}.
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const values = checkedEnvironment(Environment, env);
  const stripeGiven = STRIPE_SETTINGS.filter((name) => values[name]);
  const payments = values.PAYMENTS ?? (stripeGiven.length > 0 ? "stripe" : "demo");
  const problems: string[] = [];
  const mode = modeOf(values);
  const isLive = mode.SHOP_MODE === "live";
  const adminPassword = values.ADMIN_PASSWORD ?? DEMO_ADMIN_PASSWORD;
  if (isLive) {
    for (const name of REQUIRED_IN_A_LIVE_SHOP) {
      if (!values[name]) problems.push(`${name} is missing: production has no default for it`);
    }
    if (!values.SMTP_URL) {
      problems.push("SMTP_URL is missing: production sends its mails, reset links among them");
    }
    if (!values.PAYMENTS && stripeGiven.length === 0) {
      problems.push(
        "STRIPE_API_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are missing: set them, or PAYMENTS=demo for a shop that charges no card",
      );
    }
  }
  if (payments === "stripe" && (values.PAYMENTS || stripeGiven.length > 0)) {
    for (const name of STRIPE_SETTINGS) {
      if (!values[name])
        problems.push(`${name} is missing: card payments need all three Stripe settings`);
    }
  }
  if (values.DATABASE_DIRECT_URL && !values.DATABASE_URL) {
    problems.push(
      "DATABASE_URL is missing: DATABASE_DIRECT_URL leads past a pooler to the same database",
    );
  }
  const asksForS3 = [...S3_SETTINGS, "S3_ENDPOINT", "S3_PREFIX"] as const;
  if (asksForS3.some((name) => values[name])) {
    for (const name of S3_SETTINGS) {
      if (!values[name])
        problems.push(`${name} is missing: files in S3 need ${S3_SETTINGS.join(", ")}`);
    }
  }
  if ([...BACKUP_S3_SETTINGS, "BACKUP_S3_ENDPOINT" as const].some((name) => values[name])) {
    for (const name of BACKUP_S3_SETTINGS) {
      if (!values[name])
        problems.push(`${name} is missing: backups in S3 need ${BACKUP_S3_SETTINGS.join(", ")}`);
    }
  }
  const addresses = addressesOf(values);
  const isPublic = isLive || payments === "stripe" || addresses.SHOP_URL.startsWith("https:");
  const isNamed = isLive && !values.ADMIN_PASSWORD;
  if (isPublic && !isNamed && adminPassword === DEMO_ADMIN_PASSWORD) {
    problems.push(
      "ADMIN_PASSWORD is the demo's, which everybody knows: a shop in production, with Stripe's keys or at an https SHOP_URL needs one of its own",
    );
  }
  if (isPublic && values.PASSWORD_HASH_LOG_N < LOWEST_PUBLIC_HASH_LOG_N) {
    problems.push(
      `PASSWORD_HASH_LOG_N is ${values.PASSWORD_HASH_LOG_N}: a shop in production, with Stripe's keys or at an https SHOP_URL needs ${LOWEST_PUBLIC_HASH_LOG_N} or more`,
    );
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return {
    ...values,
    ...mode,
    PAYMENTS: payments,
    ...addresses,
    ADMIN_EMAIL: values.ADMIN_EMAIL ?? DEMO_ADMIN_EMAIL,
    ADMIN_PASSWORD: adminPassword,
  };
}

function shown(name: string, value: string | undefined) {
  return /SECRET|PASSWORD|PASSPHRASE|KEY|URL|HEADERS/.test(name) && value
    ? `${value.slice(0, 3)}…`
    : value;
}
