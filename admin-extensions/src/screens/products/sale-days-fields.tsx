import type { UseFormReturn } from "react-hook-form";
import { TextField } from "../components/field";
import type { ProductForm } from "./product-form";
import { hasOptions } from "./variants-form";

type SaleDaysFieldsProps = {
  form: UseFormReturn<ProductForm>;
  /** Whether the variants' sales are of several days: the fields are empty then. */
  areSeveral: boolean;
};

/** The days of the sale, while there is a discount: of all variants that have one. */
export function SaleDaysFields({ form, areSeveral }: SaleDaysFieldsProps) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  const [discount, variants] = watch(["discount", "variants"]);
  const isOfVariants = hasOptions(variants);
  const discounts = isOfVariants ? variants.rows.map((row) => row.discount) : [discount];
  if (!discounts.some((text) => Number(text) > 0)) return null;
  const whose = areSeveral
    ? "Each variant has its own days now; a day written here is for all of them"
    : "For all variants on sale";
  return (
    <>
      <TextField
        label="Sale starts"
        type="date"
        hint={
          isOfVariants
            ? `${whose}; empty: ${areSeveral ? "as it is" : "at once"}`
            : "Empty: at once"
        }
        error={errors.saleStarts?.message}
        {...register("saleStarts")}
      />
      <TextField
        label="Sale ends"
        type="date"
        hint={`With the end of this day in the shop's time zone; empty: ${areSeveral ? "as it is" : "no end"}`}
        error={errors.saleEnds?.message}
        {...register("saleEnds")}
      />
    </>
  );
}
