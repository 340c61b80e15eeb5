import { z } from "zod";
import { Email } from "./email.js";
import { STAFF_ROLES, StaffRole } from "./staff-roles.js";

/** Who works in the shop, and who is invited to. Times are ISO 8601. */

export const StaffMember = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: StaffRole,
  joinedAt: z.string(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const StaffInvitation = z.object({
  id: z.string(),
  email: z.string(),
  role: StaffRole,
  expiresAt: z.string(),
});
export type StaffInvitation = z.infer<typeof StaffInvitation>;

/** GET /api/staff: members by name, invitations that nobody has accepted yet, the newest first. */
export const StaffListResponse = z.object({
  members: z.array(StaffMember),
  invitations: z.array(StaffInvitation),
});
export type StaffListResponse = z.infer<typeof StaffListResponse>;

const ChosenRole = z.enum(STAFF_ROLES, { error: "Please choose a role" });

/** POST /api/staff/invitations. */
export const StaffInvitationBody = z.object({ email: Email, role: ChosenRole });
export type StaffInvitationBody = z.output<typeof StaffInvitationBody>;

/** PUT /api/staff/{id}. */
export const StaffRoleBody = z.object({ role: ChosenRole });
export type StaffRoleBody = z.output<typeof StaffRoleBody>;
