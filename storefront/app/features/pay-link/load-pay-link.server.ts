import type { PayLinkAnswer } from "@eldercare/contracts";
import { data } from "react-router";
import { ApiError } from "~/api/api-error";
import { personalHeaders } from "~/api/notice.server";
import { asPageFailure } from "~/api/query-client";
import { apiForVisitor } from "~/api/visitor-api.server";
import type { PaymentSettings } from "~/features/checkout/payment-settings";

/** The order of the link that was opened, or in words why there is none. */
export type ServedPayLink = {
  token: string;
  opened: PayLinkAnswer | null;
  problem: string | null;
  settings: PaymentSettings;
};

const SAID_HERE = [400, 429];
const INCOMPLETE = 400;

/** `loader` of the page of a pay link. Nothing of it is kept anywhere. */
export async function loadPayLink(request: Request, settings: PaymentSettings) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const api = apiForVisitor(request);
  const answer = (served: Pick<ServedPayLink, "opened" | "problem">, status = 200) =>
    data<ServedPayLink>(
      { ...served, token, settings },
      { status, headers: personalHeaders(request, null, api.setCookies) },
    );
  if (!token) return answer({ opened: null, problem: "The link is incomplete." }, INCOMPLETE);
  try {
    return answer({
      opened: await api.call("payLinks.open", { query: { token } }),
      problem: null,
    });
  } catch (error) {
    if (!(error instanceof ApiError) || !SAID_HERE.includes(error.status)) {
      throw asPageFailure(error);
    }
    return answer({ opened: null, problem: error.sentence }, error.status);
  }
}
