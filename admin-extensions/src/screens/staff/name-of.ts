import type { StaffMember } from "@eldercare/contracts";

/** What a colleague is called; the address where there is no name. */
export function nameOf({ firstName, lastName, email }: StaffMember): string {
  return `${firstName} ${lastName}`.trim() || email;
}
