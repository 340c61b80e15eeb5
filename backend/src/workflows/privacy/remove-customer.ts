import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import {
  removeCustomerAccountWorkflow,
  updateCustomersWorkflow,
} from "@medusajs/medusa/core-flows";

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
      update: {
        email: `${id}@deleted.invalid`,
        first_name: null,
        last_name: null,
        company_name: null,
        phone: null,
        metadata: null,
      },
    },
  });
  await removeCustomerAccountWorkflow(container).run({ input: { customerId: id } });
}
