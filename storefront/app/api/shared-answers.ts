import type { ApiRequest } from "@eldercare/contracts/transport";

type ShareAnswer = (
  request: Pick<ApiRequest, "method" | "address">,
  ask: () => Promise<Response>,
) => Promise<Response>;

/** The server's part is in shared-answers.server.ts: what browsers load cannot import that file. */
let share: ShareAnswer = (_request, ask) => ask();

/** Says what answers calls that pages make for everybody. */
export function takeSharedAnswersFrom(shareAnswer: ShareAnswer): void {
  share = shareAnswer;
}

/** The answer to a call that pages make for everybody: shared where it may be, and else asked for. */
export const shareAnswer: ShareAnswer = (request, ask) => share(request, ask);
