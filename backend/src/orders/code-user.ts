import { guestIdOf } from "./guest-id";

/** Who asks what a code takes off: rules and limits of promotions name people and their groups. */
export interface CodeUser {
  id: string;
  email: string;
  groupIds: readonly string[];
}

/** Limits per customer need somebody; this is nobody yet, who has used no code. */
export const NOBODY: CodeUser = { id: "visitor", email: "visitor", groupIds: [] };

/** A guest is one by the address: limits per customer count it. */
export function codeUserOfGuest(email: string): CodeUser {
  return { id: guestIdOf(email), email, groupIds: [] };
}
