import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { MedusaState } from "./medusa-state";

/** The email address of whoever did it last in Medusa, where Medusa says; else "staff". */
export async function whoDid(
  container: MedusaContainer,
  { lastBy }: Pick<MedusaState, "lastBy">,
  deed: keyof MedusaState["lastBy"] | undefined,
): Promise<string> {
  const id = deed && lastBy[deed];
  if (!id) return "staff";
  const users = container.resolve(Modules.USER);
  const [user] = await users.listUsers({ id: [id] }, { select: ["email"], withDeleted: true });
  return user?.email ?? "staff";
}
