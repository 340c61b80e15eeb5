import type { StaffMember, StaffRole } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { removeUserAccountWorkflow } from "@medusajs/medusa/core-flows";
import { findStaffMember } from "../../accounts/list-staff";
import { Refusal } from "../../errors/refusal";
import { listStaffMembers } from "../../medusa/staff-members";
import { STAFF_ROLE_MODULE } from "../../modules/staff-role";
import type StaffRoleModuleService from "../../modules/staff-role/service";
import { accountSubject } from "../../security-events/event-labels";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { keepOwner } from "./keep-owner";
import { underStaffLock } from "./staff-lock";

const UNKNOWN = "There is nobody like that on the staff.";
const LAST_OWNER = "The shop needs an owner. Please make somebody else owner first.";

/** Gives somebody of the staff another role. Throws a {@link Refusal} "conflict" for the last owner. */
export function setStaffRole(
  container: MedusaContainer,
  id: string,
  role: StaffRole,
): Promise<StaffMember> {
  return underStaffLock(container, async () => {
    const member = await memberOf(container, id);
    if (member.role === role) return member;
    await refuseLastOwner(container, member);
    await keepOwner(container);
    const roles: StaffRoleModuleService = container.resolve(STAFF_ROLE_MODULE);
    await roles.set(member.email, role);
    await recordSecurityEvent(container, {
      kind: "staff.changed",
      subject: subjectOf(member),
      before: { role: member.role },
      after: { role },
    });
    return { ...member, role };
  });
}

/**
 * Removes somebody from the staff with their sign-in; every session of theirs ends. Throws a
 * {@link Refusal} "conflict" for the last owner, and for oneself.
 */
export function removeColleague(
  container: MedusaContainer,
  id: string,
  by: string,
): Promise<StaffMember> {
  return underStaffLock(container, async () => {
    const member = await memberOf(container, id);
    if (id === by) throw new Refusal("conflict", "You cannot remove yourself.");
    await refuseLastOwner(container, member);
    await removeUserAccountWorkflow(container).run({ input: { userId: id } });
    const roles: StaffRoleModuleService = container.resolve(STAFF_ROLE_MODULE);
    await roles.forget(member.email);
    await recordSecurityEvent(container, {
      kind: "staff.removed",
      subject: subjectOf(member),
      before: { role: member.role },
    });
    return member;
  });
}

async function memberOf(container: MedusaContainer, id: string): Promise<StaffMember> {
  const member = await findStaffMember(container, id);
  if (!member) throw new Refusal("not-found", UNKNOWN);
  return member;
}

async function refuseLastOwner(container: MedusaContainer, member: StaffMember): Promise<void> {
  if (member.role !== "owner") return;
  const members = await listStaffMembers(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
  );
  const others = members.filter(({ id, role }) => role === "owner" && id !== member.id);
  if (others.length === 0) throw new Refusal("conflict", LAST_OWNER);
}

const subjectOf = (user: StaffMember) => accountSubject({ actorType: "user", user });
