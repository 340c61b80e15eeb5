import { fetchTransport, type Transport } from "@eldercare/contracts/transport";

/**
 * Pages are rendered beside Medusa, which is asked by its SDK; browsers go through the shop's
 * origin, and are spared the SDK.
 */
export const transport: Transport = async (request) => {
  if (!import.meta.env.SSR) return fetchTransport(request);
  const { medusaTransport } = await import("./medusa-transport");
  return medusaTransport(request);
};
