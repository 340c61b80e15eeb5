import type { UseFormReturn } from "react-hook-form";
import { TextField } from "../components/field";
import type { ProductForm } from "./product-form";

/** The days of the sale, while there is a discount. */
export function SaleDaysFields({ form }: { form: UseFormReturn<ProductForm> }) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  if (!(Number(watch("discount")) > 0)) return null;
  return (
    <>
      <TextField
        label="Sale starts"
        type="date"
        hint="Empty: at once"
        error={errors.saleStarts?.message}
        {...register("saleStarts")}
      />
      <TextField
        label="Sale ends"
        type="date"
        hint="With the end of this day in the shop's time zone; empty: no end"
        error={errors.saleEnds?.message}
        {...register("saleEnds")}
      />
    </>
  );
}
