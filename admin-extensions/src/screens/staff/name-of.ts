import type { StaffMember } from "@eldercare/contracts";
import { fullName } from "../components/full-name";

/** What a colleague is called; the address where there is no name. */
export const nameOf = (member: StaffMember): string => fullName(member) || member.email;
