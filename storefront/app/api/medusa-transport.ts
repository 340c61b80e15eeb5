import { sdkTransport } from "@eldercare/contracts/sdk-transport";
import { Client } from "@medusajs/js-sdk";

/** Calls Medusa from the server that renders pages; nobody is signed in there. */
export const medusaTransport = sdkTransport(
  new Client({
    baseUrl: process.env.MEDUSA_URL ?? "http://127.0.0.1:9000",
    auth: { type: "session" },
  }),
);
