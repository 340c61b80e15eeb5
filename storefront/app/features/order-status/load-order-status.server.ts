import type { OrderLookUp } from "@eldercare/contracts";
import { data } from "react-router";
import { ApiError } from "~/api/api-error";
import { personalHeaders } from "~/api/notice.server";
import { asPageFailure } from "~/api/query-client";
import { apiForVisitor } from "~/api/visitor-api.server";
import type { FormProblem } from "~/features/account/posted-form";

/** The order of the link that was opened, or why there is none; both null without a link. */
export type ServedOrderStatus = { found: OrderLookUp | null; problem: FormProblem | null };

const NOT_FOUND_HERE = [400, 429];

/** `loader` of the page of an order's status: the order of the token in the address. */
export async function loadOrderStatus(request: Request) {
  const token = new URL(request.url).searchParams.get("token");
  const api = apiForVisitor(request);
  const answer = (served: ServedOrderStatus, status = 200) =>
    data(served, { status, headers: personalHeaders(request, null, api.setCookies) });
  if (!token) return answer({ found: null, problem: null });
  try {
    return answer({
      found: await api.call("orders.openLink", { query: { token } }),
      problem: null,
    });
  } catch (error) {
    if (!(error instanceof ApiError) || !NOT_FOUND_HERE.includes(error.status)) {
      throw asPageFailure(error);
    }
    const problem = { sentence: error.sentence, code: error.code };
    return answer({ found: null, problem }, error.status);
  }
}
