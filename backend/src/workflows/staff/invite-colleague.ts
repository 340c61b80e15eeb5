import type { StaffInvitation, StaffInvitationBody } from "@eldercare/contracts";
import type { InviteDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createInvitesWorkflow, refreshInviteTokensWorkflow } from "@medusajs/medusa/core-flows";
import { invitationFrom } from "../../accounts/list-staff";
import { Refusal } from "../../errors/refusal";
import { STAFF_ROLE_MODULE } from "../../modules/staff-role";
import type StaffRoleModuleService from "../../modules/staff-role/service";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { keepOwner } from "./keep-owner";
import { underStaffLock } from "./staff-lock";

const NO_INVITATION = "There is no such open invitation.";

/**
 * Invites an address in a role; the mail follows from Medusa's event. An open invitation of the same
 * address is made anew. Throws a {@link Refusal} "conflict" for somebody of the staff.
 */
export function inviteColleague(
  container: MedusaContainer,
  { email, role }: StaffInvitationBody,
): Promise<StaffInvitation> {
  return underStaffLock(container, async () => {
    const users = container.resolve(Modules.USER);
    const [member] = await users.listUsers({ email }, { take: 1 });
    if (member) throw new Refusal("conflict", `${email} is on the staff already.`);
    await keepOwner(container);
    const roles: StaffRoleModuleService = container.resolve(STAFF_ROLE_MODULE);
    await roles.set(email, role);
    const [open] = await users.listInvites({ email }, { take: 1 });
    const invite = open ? await renew(container, open.id) : await create(container, email);
    await recordInvited(container, invite, { role });
    return invitationFrom(container, invite);
  });
}

/** Sends an open invitation once more, with a new link. */
export async function resendInvitation(
  container: MedusaContainer,
  id: string,
): Promise<StaffInvitation> {
  const { email } = await openInvitation(container, id);
  const invite = await renew(container, id);
  await recordInvited(container, { id, email }, { again: true });
  return invitationFrom(container, invite);
}

/** Ends an open invitation; answers its address. */
export async function withdrawInvitation(container: MedusaContainer, id: string): Promise<string> {
  const { email } = await openInvitation(container, id);
  await container.resolve(Modules.USER).deleteInvites([id]);
  const roles: StaffRoleModuleService = container.resolve(STAFF_ROLE_MODULE);
  const role = await roles.find(email);
  await roles.forget(email);
  await recordSecurityEvent(container, {
    kind: "staff.removed",
    subject: { kind: "staff", id, label: email },
    before: { role },
  });
  return email;
}

async function openInvitation(container: MedusaContainer, id: string): Promise<InviteDTO> {
  const users = container.resolve(Modules.USER);
  const [invite] = await users.listInvites({ id: [id] }, { take: 1 });
  if (!invite) throw new Refusal("not-found", NO_INVITATION);
  return invite;
}

async function create(container: MedusaContainer, email: string): Promise<InviteDTO> {
  const { result } = await createInvitesWorkflow(container).run({
    input: { invites: [{ email }] },
  });
  return only(result);
}

async function renew(container: MedusaContainer, id: string): Promise<InviteDTO> {
  const { result } = await refreshInviteTokensWorkflow(container).run({
    input: { invite_ids: [id] },
  });
  return only(result);
}

function only([invite]: InviteDTO[]): InviteDTO {
  if (!invite) throw new Error("Medusa made no invitation.");
  return invite;
}

const recordInvited = (
  container: MedusaContainer,
  { id, email }: Pick<InviteDTO, "id" | "email">,
  after: object,
) =>
  recordSecurityEvent(container, {
    kind: "staff.invited",
    subject: { kind: "staff", id, label: email },
    after,
  });
