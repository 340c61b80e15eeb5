import { z } from "zod";
import { OrderStatus } from "./order-status.js";
import { StaffRole } from "./staff-roles.js";

/** Accounts: who is signed in, and what is answered about accounts (spec §3, §5, §7). */

export const UserRole = z.enum(["ADMIN", "USER"]);
export type UserRole = z.infer<typeof UserRole>;

export const User = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.string().nullable(),
  role: UserRole,
  createdAt: z.string(),
  isEmailVerified: z.boolean(),
  /** Of staff: one's own, and everybody's for those who may see who is on the staff. */
  staffRole: StaffRole.optional(),
});
export type User = z.infer<typeof User>;

/** GET /api/users answers the bare list. */
export const UserListResponse = z.array(User);
export type UserListResponse = z.infer<typeof UserListResponse>;

export const LoginResponse = z.object({ user: User, message: z.string() });
export type LoginResponse = z.infer<typeof LoginResponse>;

/** GET and POST /api/session: when the sign-in ends, by the server's clock, whose time `now` is. */
export const SessionEndResponse = z.object({
  now: z.iso.datetime(),
  /** However much it is used. */
  endsAt: z.iso.datetime(),
  /** Unless it is used until then; null for customers. */
  idleEndsAt: z.iso.datetime().nullable(),
});
export type SessionEndResponse = z.infer<typeof SessionEndResponse>;

/** The answer of every account call that only has something to say. */
export const MessageResponse = z.object({ message: z.string() });
export type MessageResponse = z.infer<typeof MessageResponse>;

/** GET /api/invitation: whom the link invites, and as what. */
export const InvitationResponse = z.object({ email: z.string(), role: StaffRole });
export type InvitationResponse = z.infer<typeof InvitationResponse>;

/** One of the signed-in person's own orders; `amountCAD` in cents. */
export const AccountOrder = z.object({
  id: z.string(),
  /** The number that people read, as in the mails. */
  number: z.int().positive(),
  createdAt: z.string(),
  status: OrderStatus,
  /** Something of it has left, and something not yet. */
  isPartSent: z.literal(true).optional(),
  amountCAD: z.int().nonnegative(),
});
export type AccountOrder = z.infer<typeof AccountOrder>;

/** GET /api/account/orders, newest first. */
export const AccountOrderListResponse = z.object({
  orders: z.array(AccountOrder),
  total: z.int().nonnegative(),
});
export type AccountOrderListResponse = z.infer<typeof AccountOrderListResponse>;
