import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  removeCustomerAccountWorkflow,
  updateCustomersWorkflow,
} from "@medusajs/medusa/core-flows";
import { emptiedAddress, NOBODY } from "../../medusa/people";

/**
 * Removes a customer of Medusa's, and with an account the way to sign in. Medusa keeps a deleted
 * customer's row, so the row is emptied of the person first.
 */
export async function removeCustomer(container: MedusaContainer, id: string): Promise<void> {
  const customers = container.resolve(Modules.CUSTOMER);
  const addresses = await customers.listCustomerAddresses({ customer_id: id }, { take: null });
  await customers.deleteCustomerAddresses(addresses.map((address) => address.id));
  await updateCustomersWorkflow(container).run({
    input: {
      selector: { id },
      update: { email: emptiedAddress(id), ...NOBODY },
    },
  });
  await removeCustomerAccountWorkflow(container).run({ input: { customerId: id } });
}
