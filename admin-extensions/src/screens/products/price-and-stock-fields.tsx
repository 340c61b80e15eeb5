import { MAX_SKU_LENGTH } from "@eldercare/contracts";
import type { UseFormReturn } from "react-hook-form";
import { TextField } from "../components/field";
import { currentPrice, type ProductForm } from "./product-form";
import { SaleDaysFields } from "./sale-days-fields";
import { typedStockHint } from "./stock-words";

type PriceAndStockFieldsProps = {
  form: UseFormReturn<ProductForm>;
  isNew: boolean;
  /** Whether somebody counts its pieces. */
  isCounted: boolean;
};

/** SKU, price and stock of a product that is sold in one way only. */
export function PriceAndStockFields({ form, isNew, isCounted }: PriceAndStockFieldsProps) {
  const { register, watch, formState } = form;
  const { errors } = formState;
  const [originalPrice, discount, stock, heldBack] = watch([
    ...(["originalPrice", "discount", "stock", "heldBack"] as const),
  ]);
  return (
    <>
      <TextField
        label="SKU"
        maxLength={MAX_SKU_LENGTH}
        placeholder={isNew ? "Leave empty to generate one" : undefined}
        error={errors.sku?.message}
        {...register("sku")}
      />
      <TextField
        label="Original Price (CAD)"
        required
        type="number"
        inputMode="decimal"
        step="0.01"
        min="0"
        placeholder="0.00"
        error={errors.originalPrice?.message}
        {...register("originalPrice")}
      />
      <TextField
        label="Discount (%)"
        type="number"
        inputMode="numeric"
        step="1"
        min="0"
        max="100"
        placeholder="0"
        error={errors.discount?.message}
        {...register("discount")}
      />
      <TextField
        label="Current Price (CAD)"
        readOnly
        tabIndex={-1}
        value={currentPrice({ originalPrice, discount })}
        placeholder="0.00"
      />
      <SaleDaysFields form={form} areSeveral={false} />
      <TextField
        label="Stock"
        required={!isNew}
        type="number"
        inputMode="numeric"
        step="1"
        min="0"
        placeholder="0"
        hint={isCounted ? typedStockHint(stock, heldBack) : "Not counted"}
        error={errors.stock?.message}
        {...register("stock")}
      />
    </>
  );
}
