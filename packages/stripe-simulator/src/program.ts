import { createStripeSimulator } from "./create-stripe-simulator.js";

/**
 * The simulator as a program. Settings: STRIPE_SIMULATOR_PORT, STRIPE_API_KEY,
 * STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_SIMULATOR_WEBHOOK_URL,
 * STRIPE_SIMULATOR_PUBLIC_URL, STRIPE_SIMULATOR_STATE (a file; none keeps the state in memory).
 */
const { env } = process;
const port = Number(env.STRIPE_SIMULATOR_PORT ?? 12_111);

const simulator = createStripeSimulator({
  webhookUrl: required("STRIPE_SIMULATOR_WEBHOOK_URL"),
  webhookSecret: required("STRIPE_WEBHOOK_SECRET"),
  publicUrl: required("STRIPE_SIMULATOR_PUBLIC_URL"),
  secretKey: env.STRIPE_API_KEY,
  publishableKey: env.STRIPE_PUBLISHABLE_KEY,
  statePath: env.STRIPE_SIMULATOR_STATE,
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => void simulator.close().then(() => process.exit(0)));
}

const url = await simulator.listen(port).catch((error: unknown) => {
  console.error(`Port ${port} cannot be used (${error}): set STRIPE_SIMULATOR_PORT to a free one.`);
  process.exit(1);
});
console.log(`Stripe simulator ready on ${url}`);

function required(name: string): string {
  const value = env[name];
  if (value) return value;
  console.error(`${name} is missing.`);
  process.exit(1);
}
