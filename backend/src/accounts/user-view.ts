import type { StaffRole, User } from "@eldercare/contracts";

/** A person as Medusa's modules and our rows have one. */
interface PersonRecord {
  id: string;
  first_name?: string | null;
  last_name?: string | null;
  email: string;
  created_at: Date | string;
}

/** A customer (role USER) as the contract shows it (spec §3). */
export function userFromCustomer(customer: PersonRecord & { is_verified: boolean }): User {
  return {
    id: customer.id,
    firstName: customer.first_name ?? "",
    lastName: customer.last_name ?? "",
    email: customer.email,
    profileImageUrl: null,
    role: "USER",
    createdAt: new Date(customer.created_at).toISOString(),
    isEmailVerified: customer.is_verified,
  };
}

/** One of the staff (role ADMIN): whoever invited them has seen to their address. */
export function userFromStaff(
  staff: PersonRecord & { avatar_url?: string | null; staff_role?: StaffRole },
): User {
  return {
    id: staff.id,
    firstName: staff.first_name ?? "",
    lastName: staff.last_name ?? "",
    // Medusa Admin keeps the case of an invitation; addresses compare without.
    email: staff.email.toLowerCase(),
    profileImageUrl: staff.avatar_url || null,
    role: "ADMIN",
    createdAt: new Date(staff.created_at).toISOString(),
    isEmailVerified: true,
    ...(staff.staff_role ? { staffRole: staff.staff_role } : {}),
  };
}
