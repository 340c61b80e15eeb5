import {
  MAX_BRAND_LENGTH,
  MAX_META_DESCRIPTION_LENGTH,
  MAX_META_TITLE_LENGTH,
} from "@eldercare/contracts";
import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { TextAreaField, TextField } from "../components/field";
import { useAdminQuery } from "../host/use-admin-query";
import styles from "./french-fields.module.css";
import type { ProductForm } from "./product-form";

/** Search engines cut off what is longer. */
const SHOWN_TITLE = 60;
const SHOWN_DESCRIPTION = 160;

/** Who makes the product, and the words that it is found by. */
export function LabelsFields({ form }: { form: UseFormReturn<ProductForm> }) {
  const { register, formState } = form;
  const { errors } = formState;
  const { data } = useAdminQuery("products.brands");
  const brands = useId();
  return (
    <>
      <TextField
        label="Brand"
        maxLength={MAX_BRAND_LENGTH}
        list={brands}
        autoComplete="off"
        error={errors.brand?.message}
        {...register("brand")}
      />
      <datalist id={brands}>
        {data?.brands.map((brand) => (
          <option key={brand} value={brand} />
        ))}
      </datalist>
      <TextField
        label="Tags"
        hint="Words that it is found by, with commas between them"
        error={errors.tags?.message}
        {...register("tags")}
      />
    </>
  );
}

/** What search engines shall show, closed until somebody wants it. */
export function MetaFields({ form }: { form: UseFormReturn<ProductForm> }) {
  const { register, watch, formState } = form;
  const { metaTitle, metaDescription } = formState.errors;
  const [title, description] = watch(["metaTitle", "metaDescription"]);
  return (
    <details className={styles.texts} open={Boolean(metaTitle ?? metaDescription)}>
      <summary className={styles.summary}>Search engines</summary>
      <div className={styles.fields}>
        <TextField
          label="Title in search results"
          maxLength={MAX_META_TITLE_LENGTH}
          hint={lengthHint(title, SHOWN_TITLE, "the product's name")}
          error={metaTitle?.message}
          {...register("metaTitle")}
        />
        <TextAreaField
          label="Text in search results"
          rows={3}
          hint={lengthHint(description, SHOWN_DESCRIPTION, "the beginning of the description")}
          error={metaDescription?.message}
          maxLength={MAX_META_DESCRIPTION_LENGTH}
          {...register("metaDescription")}
        />
      </div>
    </details>
  );
}

/** How long a text is beside how much of it search engines show. */
export function lengthHint(text: string, shown: number, otherwise: string): string {
  const { length } = text.trim();
  if (length === 0) return `Empty: ${otherwise}`;
  return length > shown
    ? `${length} characters; search engines show about ${shown}`
    : `${length} of about ${shown} characters`;
}
