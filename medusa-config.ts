import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { passwordHashCost, readSettings, sessionCookieName } from "@eldercare/contracts/settings";
import { logger } from "@medusajs/framework/logger";
import { defineConfig } from "@medusajs/framework/utils";

// Medusa reads this switch itself; the shop reports nothing to anybody.
process.env.MEDUSA_DISABLE_TELEMETRY = "true";

if (!process.env.DATABASE_URL) handOverScript();

// Of a script (`medusa exec`) standard output is the data that it writes: a program reads it.
if (process.argv.includes("exec")) logToStandardError();

const settings = readSettings(process.env);
const isHttps = settings.SHOP_URL.startsWith("https:");
const adminOrigins = [settings.SHOP_URL, `http://localhost:${settings.MEDUSA_PORT}`].join(",");

/** Who says nothing for so long is away, for sessions as for `watch-redis.ts`. */
const REDIS_PATIENCE_MS = 5000;

/** Events, workflow state and locks live in Redis where there is one, else in this process. */
const redisModules = settings.REDIS_URL
  ? [
      {
        // Begun second steps of a sign-in.
        resolve: "@medusajs/medusa/cache-redis",
        options: { redisUrl: settings.REDIS_URL },
      },
      {
        resolve: "@medusajs/medusa/event-bus-redis",
        options: { redisUrl: settings.REDIS_URL },
      },
      {
        resolve: "@medusajs/medusa/workflow-engine-redis",
        options: {
          // A job of minutes must not hold up those of every minute.
          redis: { redisUrl: settings.REDIS_URL, jobWorkerOptions: { concurrency: 5 } },
        },
      },
      {
        resolve: "@medusajs/medusa/locking",
        options: {
          providers: [
            {
              resolve: "@medusajs/medusa/locking-redis",
              id: "locking-redis",
              is_default: true,
              options: { redisUrl: settings.REDIS_URL },
            },
          ],
        },
      },
    ]
  : [];

export default defineConfig({
  projectConfig: {
    databaseUrl: settings.DATABASE_URL,
    databaseDriverOptions: { pool: { min: 2, max: 25 } },
    redisUrl: settings.REDIS_URL,
    // Of sessions: who meets a Redis that goes away at this moment is told so, and does not wait.
    redisOptions: { maxRetriesPerRequest: 1, commandTimeout: REDIS_PATIENCE_MS },
    workerMode: settings.MEDUSA_WORKER_MODE,
    // Lost updates of a session (resave) and sessions without content serve nobody.
    sessionOptions: {
      name: sessionCookieName(settings.SHOP_URL),
      resave: false,
      saveUninitialized: false,
    },
    cookieOptions: { secure: isHttps, sameSite: "lax", httpOnly: true },
    http: {
      jwtSecret: settings.JWT_SECRET,
      cookieSecret: settings.COOKIE_SECRET,
      storeCors: settings.SHOP_URL,
      adminCors: adminOrigins,
      authCors: adminOrigins,
      // Shoppers sign in through /api only: the core routes would let them past verification.
      authMethodsPerActor: { user: ["emailpass"], customer: [] },
      authVerificationsPerActor: {
        customer: [{ entity_type: "email", auth_provider: "emailpass" }],
      },
      // Tokens outlive a new password, sessions do not: so they are short.
      jwtExpiresIn: "1h",
    },
  },
  admin: {
    path: "/app",
    disable: process.env.DISABLE_MEDUSA_ADMIN === "true",
    // The largest image the shop takes (spec §5).
    maxUploadFileSize: 5 * 1024 * 1024,
  },
  plugins: [
    { resolve: "@eldercare/backend", options: {} },
    { resolve: "@eldercare/admin-extensions", options: {} },
  ],
  modules: [
    ...redisModules,
    {
      resolve: "@medusajs/medusa/auth",
      options: {
        providers: [
          {
            resolve: "@medusajs/medusa/auth-emailpass",
            id: "emailpass",
            options: { hashConfig: passwordHashCost(settings) },
          },
        ],
        mfa: {
          encryption_key: settings.MFA_ENCRYPTION_KEY,
          // Whoever finds an open session cannot take the second factor off.
          disable_policy: "challenge",
          providers: [{ id: "totp", options: { issuer: "Birchwell" } }],
        },
        // The link in the verification mail works for a day.
        verification: { providers: [{ id: "token", options: { ttl_seconds: 24 * 60 * 60 } }] },
      },
    },
    {
      resolve: "@medusajs/medusa/notification",
      options: {
        providers: [
          {
            // Medusa Admin's own notes.
            resolve: "@medusajs/medusa/notification-local",
            id: "local",
            options: { name: "Notes in Medusa Admin", channels: ["feed"] },
          },
          {
            resolve: "@eldercare/backend/.medusa/server/src/providers/mail",
            id: "mail",
            options: {
              channels: ["email"],
              from: settings.MAIL_FROM,
              smtp_url: settings.SMTP_URL,
              outbox_dir: join(resolve(settings.DATA_DIR), "outbox"),
            },
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/payment",
      options: {
        providers: [
          {
            // Medusa's own Stripe provider; in demo mode its calls go to the simulator.
            resolve: "@eldercare/backend/.medusa/server/src/providers/stripe-payments",
            id: "stripe",
            options: {
              apiKey: settings.STRIPE_API_KEY ?? "sk_test_none",
              webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
              capture: true,
              automaticPaymentMethods: true,
              paymentDescription: "Birchwell order",
            },
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/tax",
      options: {
        providers: [
          {
            // Medusa's own rates; the tax class of a product says which of them it bears.
            resolve: "@eldercare/backend/.medusa/server/src/providers/canadian-taxes",
            id: "canada",
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/file",
      options: {
        providers: [
          {
            // A gate for images before folders or S3; addresses of images have no host.
            resolve: "@eldercare/backend/.medusa/server/src/providers/file-uploads",
            id: "file-uploads",
          },
        ],
      },
    },
    {
      resolve: "@medusajs/medusa/search",
      options: {
        providers: [
          {
            resolve: "@eldercare/search-typed-postgres",
            id: "typed-postgres",
          },
        ],
      },
    },
  ],
});

/** Medusa's logger writes to standard output, whatever the level, and has no setting for it. */
function logToStandardError() {
  const { loggerInstance_: winston } = logger as unknown as {
    loggerInstance_: {
      levels: Record<string, number>;
      transports: { stderrLevels?: Record<string, boolean> }[];
    };
  };
  for (const transport of winston.transports) {
    transport.stderrLevels = Object.fromEntries(
      Object.keys(winston.levels).map((level) => [level, true]),
    );
  }
}

/**
 * `npx medusa exec ./backend/src/scripts/seed.ts -- …` by itself knows no database, and Medusa would
 * wait for one: the launcher finds the shop's, whether it runs or not, and builds what is stale.
 */
function handOverScript(): void {
  const script =
    /^(?:\.[\\/])?backend[\\/]src[\\/]scripts[\\/](seed|export|admin-password)(?:\.ts)?$/;
  const index = process.argv.findIndex((argument) => script.test(argument));
  const [, name = ""] = script.exec(process.argv[index] ?? "") ?? [];
  if (name === "") return;
  const args = process.argv.slice(index + 1).filter((argument) => argument !== "--");
  const { status } = spawnSync(process.execPath, ["scripts/run.mjs", name, ...args], {
    stdio: "inherit",
    env: { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
  });
  process.exit(status ?? 1);
}
