import { z } from "zod";

/**
 * What the settings screen holds. Nothing of it is sent anywhere (spec §3 Settings, §7): the
 * real settings are the server's environment.
 */

const optionalEmail = z.union([z.literal(""), z.email("Invalid email address")]);
const number = (message: string, min: number, max: number) =>
  z.number({ error: message }).min(min, message).max(max, message);

const TAX_RATE = "The tax rate must be a number from 0 to 100";
const PORT = "The port must be a number from 1 to 65535";
const MINUTES = "The session timeout must be at least 1 minute";
const ATTEMPTS = "There must be at least 1 attempt";

export const StoreSettings = z.object({
  storeName: z.string().default(""),
  storeDescription: z.string().default(""),
  storeEmail: optionalEmail.default(""),
  storePhone: z.string().default(""),
  currency: z.string().default("CAD"),
  taxRate: number(TAX_RATE, 0, 100).default(13),
});

export const EmailSettings = z.object({
  smtpHost: z.string().default(""),
  smtpPort: number(PORT, 1, 65_535).default(587),
  smtpUsername: z.string().default(""),
  smtpPassword: z.string().default(""),
  fromEmail: optionalEmail.default(""),
  fromName: z.string().default(""),
});

export const SecuritySettings = z.object({
  requireEmailVerification: z.boolean().default(false),
  enableTwoFactor: z.boolean().default(false),
  sessionTimeout: number(MINUTES, 1, 100_000).default(30),
  maxLoginAttempts: number(ATTEMPTS, 1, 1000).default(5),
});
