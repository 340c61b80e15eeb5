import { sdkTransport } from "@eldercare/contracts/sdk-transport";
import { Client } from "@medusajs/js-sdk";
import { storefrontSettings } from "~/storefront-settings";

/** Calls Medusa from the server that renders pages; nobody is signed in there. */
export const medusaTransport = sdkTransport(
  new Client({
    baseUrl: storefrontSettings().MEDUSA_URL,
    auth: { type: "session" },
  }),
);
