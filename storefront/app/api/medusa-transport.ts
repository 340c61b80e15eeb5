import { keepFailedAnswers, sdkTransport } from "@eldercare/contracts/sdk-transport";
import { Client } from "@medusajs/js-sdk";
import { storefrontSettings } from "~/storefront-settings";
import { visitorHeaders } from "./visitor-headers";

// A page that is refused hands on what the answer says, such as when to come back.
keepFailedAnswers();

const medusa = new Client({
  baseUrl: storefrontSettings().MEDUSA_URL,
  auth: { type: "session" },
});

/** Calls Medusa from the server that renders pages, for a visitor; nobody is signed in there. */
export const medusaTransport = sdkTransport(medusa, visitorHeaders);

/** The same with more headers, such as the cookies of whoever is signed in. */
export const medusaTransportWith = (headers: Record<string, string>) =>
  sdkTransport(medusa, () => ({ ...headers, ...visitorHeaders() }));
