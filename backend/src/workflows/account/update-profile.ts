import type { ProfileBody } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { updateCustomersWorkflow, updateUsersWorkflow } from "@medusajs/medusa/core-flows";
import type { Account } from "../../accounts/account";

/** Changes the name of a person, customer or staff. */
export async function updateProfile(
  container: MedusaContainer,
  { actorType, user }: Account,
  { firstName, lastName }: ProfileBody,
): Promise<void> {
  const names = { first_name: firstName, last_name: lastName };
  if (actorType === "user") {
    await updateUsersWorkflow(container).run({ input: { updates: [{ id: user.id, ...names }] } });
    return;
  }
  await updateCustomersWorkflow(container).run({
    input: { selector: { id: user.id }, update: names },
  });
}
