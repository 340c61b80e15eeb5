import { ShippingForm, type ShippingFormValues, type User } from "@eldercare/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { readSavedShipping, saveShipping } from "./saved-shipping";
import { shippingDefaults } from "./shipping-defaults";

/** The address of the order, kept in this tab while it is typed. */
export function useShippingForm(user: User) {
  const form = useForm<ShippingFormValues, unknown, ShippingForm>({
    resolver: zodResolver(ShippingForm),
    defaultValues: shippingDefaults(user, readSavedShipping(user.id)),
  });
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => saveShipping(user.id, values));
    return unsubscribe;
  }, [form, user.id]);
  return form;
}
