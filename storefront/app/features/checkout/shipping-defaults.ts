import type { ShippingFormValues, User } from "@eldercare/contracts";

export const EMPTY_SHIPPING: ShippingFormValues = {
  name: "",
  email: "",
  phone: "",
  address: "",
  unit: "",
  city: "",
  region: "",
  postal: "",
  note: "",
};

/**
 * What the form begins with: what was typed before, else the user's email address and full name,
 * the latter only if both names exist (spec §5).
 */
export function shippingDefaults(
  user: Pick<User, "firstName" | "lastName" | "email">,
  saved: Partial<ShippingFormValues> = {},
): ShippingFormValues {
  const { firstName, lastName, email } = user;
  const name = firstName && lastName ? `${firstName} ${lastName}` : "";
  return { ...EMPTY_SHIPPING, name, email, ...saved };
}
