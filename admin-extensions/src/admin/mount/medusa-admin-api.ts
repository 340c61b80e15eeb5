import { keepFailedAnswers, sdkTransport } from "@eldercare/contracts/sdk-transport";
import { Client } from "@medusajs/js-sdk";
import { createAdminApi } from "../../screens/host/admin-api";

// Forms show what is wrong with which field, and the SDK keeps only a failed answer's message.
keepFailedAnswers();

/** Calls to `/api` from inside Medusa Admin: by Medusa's SDK, with the session of whoever works there. */
export const medusaAdminApi = createAdminApi(
  sdkTransport(new Client({ baseUrl: "/", auth: { type: "session" } })),
);
