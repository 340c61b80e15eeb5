import { ShippingForm, type ShippingFormValues } from "@eldercare/contracts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { readSavedShipping, saveShipping } from "./saved-shipping";
import { shippingDefaults } from "./shipping-defaults";
import type { Shopper } from "./shopper";

/** The address of the order, kept in this tab while it is typed. */
export function useShippingForm(user: Shopper) {
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
