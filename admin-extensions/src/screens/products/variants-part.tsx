import { MAX_OPTIONS, MAX_VARIANTS } from "@eldercare/contracts";
import { useCallback } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Button } from "../components/button";
import { PlusIcon } from "../components/icons";
import { MissingVariants } from "./missing-variants";
import { OptionsEditor } from "./options-editor";
import type { ProductForm } from "./product-form";
import { VariantRows } from "./variant-rows";
import {
  hasOptions,
  type VariantsForm,
  withFirstOption,
  withOption,
  withoutOption,
} from "./variants-form";
import styles from "./variants-part.module.css";

type VariantsPartProps = { form: UseFormReturn<ProductForm> };

/** What the product differs in, and the table of its variants; one button while it is sold in one way only. */
export function VariantsPart({ form }: VariantsPartProps) {
  const { getValues, setValue, watch, formState } = form;
  const { isSubmitted, errors } = formState;
  const [variants, images] = watch(["variants", "images"]);
  const change = useCallback(
    (changed: (before: VariantsForm) => VariantsForm) =>
      setValue("variants", changed(getValues("variants")), {
        shouldDirty: true,
        shouldValidate: isSubmitted,
      }),
    [setValue, getValues, isSubmitted],
  );

  function begin() {
    const { sku, originalPrice, discount, stock } = getValues();
    change((before) => withFirstOption(before, { sku, originalPrice, discount, stock }));
  }

  /** The last one takes prices and stock back into the product's own fields. */
  function removeOption(key: string) {
    const [row] = variants.rows;
    if (variants.options.length === 1 && row) {
      const { sku, originalPrice, discount, stock } = row;
      const texts = Object.entries({ sku, originalPrice, discount, stock });
      for (const [field, text] of texts) {
        setValue(field as "sku" | "originalPrice" | "discount" | "stock", text, {
          shouldDirty: true,
        });
      }
    }
    change((before) => withoutOption(before, key));
  }

  if (!hasOptions(variants)) {
    return (
      <Button tone="quiet" onClick={begin}>
        <PlusIcon />
        This product comes in sizes, colours…
      </Button>
    );
  }
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>
        Variants
        <span className={styles.count}>
          {variants.rows.length} of at most {MAX_VARIANTS}
        </span>
      </legend>
      <OptionsEditor variants={variants} onChange={change} onRemove={removeOption} />
      {variants.options.length < MAX_OPTIONS && (
        <div>
          <Button tone="quiet" onClick={() => change(withOption)}>
            <PlusIcon />
            Add option
          </Button>
        </div>
      )}
      <VariantRows variants={variants} images={images} isChecked={isSubmitted} onChange={change} />
      <MissingVariants variants={variants} onChange={change} />
      {errors.variants?.message && (
        <p role="alert" className={styles.error}>
          {errors.variants.message}
        </p>
      )}
    </fieldset>
  );
}
