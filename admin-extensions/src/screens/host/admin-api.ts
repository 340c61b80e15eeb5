import { createApi, type Transport } from "@eldercare/contracts/api";
import { ADDRESSES, CALLS } from "@eldercare/contracts/calls";

/** Every call of the table; each host of the screens says how calls are carried. */
export const createAdminApi = (transport?: Transport) =>
  createApi({
    addresses: ADDRESSES,
    answerSchema: async (name) => CALLS[name].answer,
    transport,
  });

export type AdminApi = ReturnType<typeof createAdminApi>;
