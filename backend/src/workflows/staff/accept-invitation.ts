import {
  type AcceptInvitationBody,
  INVITATION_INVALID,
  type InvitationResponse,
} from "@eldercare/contracts";
import type { InviteDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createWorkflow, transform } from "@medusajs/framework/workflows-sdk";
import { acceptInviteWorkflow } from "@medusajs/medusa/core-flows";
import type { Account } from "../../accounts/account";
import { findAccountByEmail } from "../../accounts/find-account";
import { invitationFrom } from "../../accounts/list-staff";
import { Refusal } from "../../errors/refusal";
import { accountSubject } from "../../security-events/event-labels";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { withAddressLock } from "../account/address-lock";
import { freeInvitedAddress } from "../account/give-way-to-invited";
import { problemOfStaffPassword } from "../account/staff-password";
import { createSignInDataStep } from "../account/steps/create-sign-in-data";

const INVALID =
  "This invitation is not valid any more: it was accepted before, or has expired. Please ask an owner of the shop for a new one.";
const IS_CUSTOMER =
  "This email address has a customer's account in our shop. Please ask an owner to invite another address of yours.";

type NewColleague = Omit<AcceptInvitationBody, "confirmPassword"> & { email: string };

/** Sign-in data and the colleague whose it is: both or neither. */
const joinStaffWorkflow = createWorkflow("join-staff", (input: NewColleague) => {
  const { authIdentityId } = createSignInDataStep(input);
  acceptInviteWorkflow.runAsStep({
    input: transform({ input, authIdentityId }, (data) => ({
      invite_token: data.input.token,
      auth_identity_id: data.authIdentityId,
      user: {
        email: data.input.email,
        first_name: data.input.firstName,
        last_name: data.input.lastName,
      },
    })),
  });
});

/** Whom an invitation's link invites; throws a {@link Refusal} for one that does not work. */
export async function readInvitation(
  container: MedusaContainer,
  token: string,
): Promise<InvitationResponse> {
  const { email, role } = await invitationFrom(container, await inviteOf(container, token));
  return { email, role };
}

/**
 * Takes whoever has an invitation's link onto the staff, in the role that the address was given.
 * Throws a {@link Refusal} for a link that does not work, a password that is too easy, and an address
 * whose owner is a customer.
 */
export async function acceptInvitation(
  container: MedusaContainer,
  { token, password, firstName, lastName }: AcceptInvitationBody,
): Promise<Account> {
  const { email, role } = await readInvitation(container, token);
  const problem = await problemOfStaffPassword(password, [firstName, lastName, email]);
  if (problem) throw Refusal.ofField("invalid", "password", problem);
  return withAddressLock(container, email, async () => {
    // The same link, sent twice at once, makes one colleague.
    await inviteOf(container, token);
    if (await freeInvitedAddress(container, email)) throw new Refusal("conflict", IS_CUSTOMER);
    await joinStaffWorkflow(container).run({
      input: { token, password, firstName, lastName, email },
    });
    const account = await findAccountByEmail(container, email);
    if (!account) throw new Error("Whoever accepted an invitation has no account.");
    await recordSecurityEvent(container, {
      kind: "staff.joined",
      subject: accountSubject(account),
      after: { role },
    });
    return account;
  });
}

/** Medusa throws for every reason alike: a forged token, one that was replaced, accepted or expired. */
async function inviteOf(container: MedusaContainer, token: string): Promise<InviteDTO> {
  try {
    return await container.resolve(Modules.USER).validateInviteToken(token);
  } catch (cause) {
    throw new Refusal("invalid", INVALID, { code: INVITATION_INVALID }, { cause });
  }
}
