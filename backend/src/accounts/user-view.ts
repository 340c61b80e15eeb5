import type { User } from "@eldercare/contracts";
import type { CustomerDTO, UserDTO } from "@medusajs/framework/types";

/** A customer (role USER) as the contract shows it (spec §3). */
export function userFromCustomer(customer: CustomerDTO, isEmailVerified: boolean): User {
  return {
    id: customer.id,
    firstName: customer.first_name ?? "",
    lastName: customer.last_name ?? "",
    email: customer.email,
    profileImageUrl: null,
    role: "USER",
    createdAt: new Date(customer.created_at ?? 0).toISOString(),
    isEmailVerified,
  };
}

/** One of the staff (role ADMIN): whoever invited them has seen to their address. */
export function userFromStaff(staff: UserDTO): User {
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
  };
}
