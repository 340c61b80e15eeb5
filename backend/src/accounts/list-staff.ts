import type { StaffInvitation, StaffListResponse, StaffMember } from "@eldercare/contracts";
import type { InviteDTO, MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { listStaffMembers, type StaffMemberRow } from "../medusa/staff-members";
import { STAFF_ROLE_MODULE } from "../modules/staff-role";
import type StaffRoleModuleService from "../modules/staff-role/service";

/** More invitations than a shop has open at a time. */
const MOST_INVITATIONS = 200;

/** All staff by name, and invitations that nobody has accepted yet. */
export async function listStaff(container: MedusaContainer): Promise<StaffListResponse> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [members, invites] = await Promise.all([
    listStaffMembers(database),
    container
      .resolve(Modules.USER)
      .listInvites({}, { take: MOST_INVITATIONS, order: { created_at: "DESC" } }),
  ]);
  const invitations = await Promise.all(invites.map((invite) => invitationFrom(container, invite)));
  return { members: members.map(memberFrom), invitations };
}

/** One of the staff; undefined for everybody else. */
export async function findStaffMember(
  container: MedusaContainer,
  id: string,
): Promise<StaffMember | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [member] = await listStaffMembers(database, id);
  return member && memberFrom(member);
}

/** An invitation as the contract has it; one that was made in Medusa Admin is a manager's. */
export async function invitationFrom(
  container: MedusaContainer,
  { id, email, expires_at }: Pick<InviteDTO, "id" | "email" | "expires_at">,
): Promise<StaffInvitation> {
  const roles: StaffRoleModuleService = container.resolve(STAFF_ROLE_MODULE);
  const role = (await roles.find(email)) ?? "manager";
  return { id, email: email.toLowerCase(), role, expiresAt: new Date(expires_at).toISOString() };
}

function memberFrom(row: StaffMemberRow): StaffMember {
  return {
    id: row.id,
    firstName: row.first_name ?? "",
    lastName: row.last_name ?? "",
    email: row.email.toLowerCase(),
    role: row.role,
    joinedAt: new Date(row.created_at).toISOString(),
  };
}
