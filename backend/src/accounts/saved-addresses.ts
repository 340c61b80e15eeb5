import {
  MAX_SAVED_ADDRESSES,
  type SavedAddress,
  type SavedAddressBody,
} from "@eldercare/contracts";
import type { CustomerAddressDTO, MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { Refusal } from "../errors/refusal";
import { underLocks } from "../medusa/under-locks";
import type { Account } from "./account";

const FOR_CUSTOMERS = "Addresses are kept in accounts of customers.";

/** The note for the carrier among an address's metadata. */
export const CARRIER_NOTE = "carrier_note";

const customersOf = (container: MedusaContainer) => container.resolve(Modules.CUSTOMER);

/** As Medusa keeps it: the name in one piece, since nobody can say where a surname begins. */
const toStored = ({
  name,
  phone,
  address,
  unit = "",
  city,
  region,
  postal,
  note,
}: SavedAddressBody) => ({
  ...{ first_name: name, last_name: "", phone, address_1: address, address_2: unit, city },
  ...{ province: region, postal_code: postal, country_code: "ca" },
  ...(note !== undefined && { metadata: { [CARRIER_NOTE]: note } }),
});

/** Also of addresses that were written in Medusa Admin. */
function fromStored(stored: CustomerAddressDTO): SavedAddress {
  const note = stored.metadata?.[CARRIER_NOTE];
  return {
    id: stored.id,
    ...placeOf(stored),
    ...(typeof note === "string" && { note }),
  };
}

type StoredPlace = Partial<
  Record<
    | ("first_name" | "last_name" | "phone" | "address_1" | "address_2")
    | ("city" | "province" | "postal_code"),
    string | null
  >
>;

/** Whose address it is and where, of what Medusa keeps. */
export const placeOf = (stored: StoredPlace): Omit<SavedAddress, "id" | "note"> => ({
  name: [stored.first_name, stored.last_name].filter(Boolean).join(" "),
  phone: stored.phone ?? "",
  address: stored.address_1 ?? "",
  ...(stored.address_2 && { unit: stored.address_2 }),
  city: stored.city ?? "",
  region: stored.province ?? "",
  postal: stored.postal_code ?? "",
});

/** What makes two addresses the same, however they are spelt. */
const sameness = ({ id: _, ...parts }: Omit<SavedAddress, "id"> & { id?: string }) =>
  JSON.stringify(
    Object.entries(parts)
      .filter((entry): entry is [string, string] => entry[1] !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([, part]) => part.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "")),
  );

/** A customer's addresses, the newest first; none of staff. */
export async function listSavedAddresses(
  container: MedusaContainer,
  { actorType, user }: Account,
): Promise<SavedAddress[]> {
  if (actorType !== "customer") return [];
  const stored = await customersOf(container).listCustomerAddresses(
    { customer_id: user.id },
    { order: { created_at: "DESC", id: "DESC" }, take: MAX_SAVED_ADDRESSES },
  );
  return stored.map(fromStored);
}

/** Keeps an address once; of more than are kept the oldest goes. */
export async function saveAddress(
  container: MedusaContainer,
  account: Account,
  address: SavedAddressBody,
): Promise<SavedAddress[]> {
  if (account.actorType !== "customer") throw new Refusal("not-allowed", FOR_CUSTOMERS);
  const customers = customersOf(container);
  // One at a time: a form that is sent twice keeps one address.
  return underLocks(container, [`addresses:${account.user.id}`], async () => {
    const known = await listSavedAddresses(container, account);
    if (known.some((one) => sameness(one) === sameness(address))) return known;
    await customers.createCustomerAddresses({
      customer_id: account.user.id,
      ...toStored(address),
    });
    const tooMany = known.slice(MAX_SAVED_ADDRESSES - 1).map(({ id }) => id);
    await customers.deleteCustomerAddresses(tooMany);
    return listSavedAddresses(container, account);
  });
}

/** Takes an address out of one's own account; nobody else's is touched. */
export async function forgetAddress(
  container: MedusaContainer,
  account: Account,
  id: string,
): Promise<SavedAddress[]> {
  const own = await customersOf(container).listCustomerAddresses(
    { id: [id], customer_id: account.user.id },
    { select: ["id"] },
  );
  await customersOf(container).deleteCustomerAddresses(own.map((address) => address.id));
  return listSavedAddresses(container, account);
}
