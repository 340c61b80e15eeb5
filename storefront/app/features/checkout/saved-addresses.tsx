import {
  provinceName,
  type SavedAddress,
  type ShippingForm,
  type ShippingFormValues,
  streetLine,
} from "@eldercare/contracts";
import { useQuery } from "@tanstack/react-query";
import type { UseFormReturn } from "react-hook-form";
import { savedAddressesQuery } from "~/api/account-queries";
import { Unbroken } from "~/components/unbroken";
import styles from "./saved-addresses.module.css";

type Props = { form: UseFormReturn<ShippingFormValues, unknown, ShippingForm> };

/** The addresses of the account: one press fills the form in. Nothing while there are none. */
export function SavedAddresses({ form }: Props) {
  const { data } = useQuery(savedAddressesQuery());
  const addresses = data?.addresses ?? [];
  if (addresses.length === 0) return null;

  function fillIn({ id: _, ...address }: SavedAddress) {
    const whole = { unit: "", note: "", ...address };
    form.reset({ ...form.getValues(), ...whole }, { keepDefaultValues: true });
    form.setFocus("name");
  }

  return (
    <fieldset className={styles.addresses}>
      <legend>Send it to an address you used before</legend>
      {addresses.map((address) => (
        <button
          key={address.id}
          type="button"
          className={styles.address}
          onClick={() => fillIn(address)}
        >
          <strong>{address.name}</strong>
          <span>
            {streetLine(address)}, {address.city}, {provinceName(address.region)}{" "}
            <Unbroken text={address.postal} />
          </span>
        </button>
      ))}
    </fieldset>
  );
}
