import type { SecurityActor } from "@eldercare/contracts";
import type { MedusaRequest } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Account } from "../../accounts/account";
import { findAccountByEmail } from "../../accounts/find-account";
import { messageOf } from "../../errors/message-of";
import { countSecurityEvent } from "../../security-events/count-security-event";
import { accountSubject, unknownAccount } from "../../security-events/event-labels";
import { actorOf, identify } from "../../security-events/event-origin";
import { recordSecurityEvent } from "../../security-events/record-security-event";

/** Which of the two doors: the shop's sign-in, or Medusa Admin's. */
export type Door = "shop" | "Medusa Admin";

/** Why somebody was not let in. */
export type SignInProblem = "password" | "code" | "unverified address" | "too many tries";

/** Records that somebody signed in; from here on the request is theirs. */
export async function recordSignIn(
  request: MedusaRequest,
  account: Account,
  door: Door,
): Promise<void> {
  const actor: SecurityActor = actorOf(account);
  identify(request.scope, actor);
  await recordSecurityEvent(request.scope, { kind: "sign-in.succeeded", actor, after: { door } });
}

/**
 * Records that somebody was not let in to the account of `email`, and whether there is one. It looks
 * that up beside the answer: its time must not tell who has an account.
 */
export function recordRefusedSignIn(
  request: MedusaRequest,
  email: string,
  details: { door: Door; problem: SignInProblem },
): void {
  const { scope } = request;
  const kind = details.problem === "too many tries" ? "sign-in.limited" : "sign-in.failed";
  findAccountByEmail(scope, email)
    .then((account) =>
      countSecurityEvent(scope, {
        kind,
        outcome: "failure",
        subject: account ? accountSubject(account) : unknownAccount(email),
        after: details,
      }),
    )
    .catch((error: unknown) =>
      scope
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`A refused sign-in was not recorded: ${messageOf(error)}`),
    );
}
