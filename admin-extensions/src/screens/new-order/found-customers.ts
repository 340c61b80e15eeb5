import { type Order, type ShippingFormValues, streetLine, type User } from "@eldercare/contracts";
import { fullName } from "../components/full-name";

/** Somebody who ordered before or has an account, as the form takes them over. */
export type FoundCustomer = { email: string; shipping: ShippingFormValues; detail: string };

const EMPTY = {
  ...{ phone: "", address: "", unit: "", city: "", region: "" },
  ...{ postal: "", note: "" },
};

/**
 * The people of orders and accounts, each once by the email address: orders come first, because they know
 * where somebody lives. Orders of people who were forgotten have no address.
 */
export function foundCustomers(orders: readonly Order[], users: readonly User[]): FoundCustomer[] {
  const found = new Map<string, FoundCustomer>();
  for (const { email: account, isGuest, shipping } of orders) {
    const email = (isGuest ? shipping.email : account).toLowerCase();
    const isForgotten = email === "" ? shipping.name === "" : !email.includes("@");
    // Whoever has no address is known by name and phone.
    const who = email || `${shipping.name} ${shipping.phone}`;
    if (isForgotten || found.has(who)) continue;
    const detail = [shipping.phone, streetLine(shipping), shipping.city].filter(Boolean).join(", ");
    found.set(who, { email, shipping: { ...EMPTY, ...shipping, email }, detail });
  }
  for (const { role, email: address, ...user } of users) {
    const email = address.toLowerCase();
    if (role !== "USER" || found.has(email)) continue;
    found.set(email, { email, shipping: { ...EMPTY, email, name: fullName(user) }, detail: "" });
  }
  return [...found.values()];
}
