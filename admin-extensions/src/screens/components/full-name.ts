import type { User } from "@eldercare/contracts";

type Named = Pick<User, "firstName" | "lastName">;

/** First and last name; "" when neither is known. */
export const fullName = ({ firstName, lastName }: Named): string =>
  `${firstName} ${lastName}`.trim();

/** One or two letters that stand for a person; those of the address when there is no name. */
export function initials(user: Named & Pick<User, "email">): string {
  const first = (text: string) => [...text.trim()][0] ?? "";
  const letters = `${first(user.firstName)}${first(user.lastName)}` || first(user.email);
  return letters.toUpperCase();
}
