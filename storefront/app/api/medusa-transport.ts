import { PREVIEW_HEADER } from "@eldercare/contracts/content-preview";
import { keepFailedAnswers, sdkTransport } from "@eldercare/contracts/sdk-transport";
import type { Transport } from "@eldercare/contracts/transport";
import { Client } from "@medusajs/js-sdk";
import { storefrontSettings } from "~/storefront-settings";
import { askedOnceMore } from "./asked-once-more";
import { noteMissedCall } from "./missed-calls";
import { shareAnswer } from "./shared-answers";
import { visitorHeaders } from "./visitor-headers";

// A page that is refused hands on what the answer says, such as when to come back.
keepFailedAnswers();

const medusa = new Client({
  baseUrl: storefrontSettings().MEDUSA_URL,
  auth: { type: "session" },
});

/** What a page is made of may be kept with the page: it is not taken from what Medusa keeps. */
const ANEW = { "cache-control": "no-cache" };

const anonymous = askedOnceMore(sdkTransport(medusa, () => ({ ...ANEW, ...visitorHeaders() })));

/** Calls Medusa from the server that renders pages, for a visitor; nobody is signed in there. */
export const medusaTransport: Transport = async (request) => {
  try {
    const ask = () => anonymous(request);
    // Drafts are for whoever has their address.
    const answer = await (PREVIEW_HEADER in visitorHeaders() ? ask() : shareAnswer(request, ask));
    // What does not exist, exists for nobody.
    if (!answer.ok && answer.status !== 404) noteMissedCall();
    return answer;
  } catch (error) {
    noteMissedCall();
    throw error;
  }
};

/** The same with more headers, such as the cookies of whoever is signed in. */
export const medusaTransportWith = (headers: Record<string, string>) =>
  askedOnceMore(sdkTransport(medusa, () => ({ ...headers, ...visitorHeaders() })));
