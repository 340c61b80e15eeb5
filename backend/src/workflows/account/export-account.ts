import type { AccountExport } from "@eldercare/contracts";
import type { CustomerAddressDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import type { Account } from "./account";
import { listOwnOrders } from "./list-own-orders";

const ADDRESS_FIELDS = [
  "first_name",
  "last_name",
  "company",
  "phone",
  "address_1",
  "address_2",
  "city",
  "province",
  "postal_code",
  "country_code",
] as const satisfies (keyof CustomerAddressDTO)[];

/** Everything that the shop keeps about a person (PIPEDA, principle 4.9: individual access). */
export async function exportAccount(
  container: MedusaContainer,
  { actorType, user }: Account,
): Promise<AccountExport> {
  const account = { exportedAt: new Date().toISOString(), account: user };
  if (actorType === "user") return { ...account, addresses: [], orders: [] };
  const addresses = await container
    .resolve(Modules.CUSTOMER)
    .listCustomerAddresses({ customer_id: user.id }, { take: null });
  return {
    ...account,
    addresses: addresses.map(addressFields),
    orders: await listOwnOrders(container, user.id),
  };
}

function addressFields(address: CustomerAddressDTO): Record<string, string> {
  return Object.fromEntries(
    ADDRESS_FIELDS.flatMap((field) => (address[field] ? [[field, String(address[field])]] : [])),
  );
}
