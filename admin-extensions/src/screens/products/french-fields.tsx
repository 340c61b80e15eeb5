import { MAX_PRODUCT_DESCRIPTION_LENGTH, MAX_PRODUCT_NAME_LENGTH } from "@eldercare/contracts";
import type { UseFormReturn } from "react-hook-form";
import { TextAreaField, TextField } from "../components/field";
import styles from "./french-fields.module.css";
import type { ProductForm } from "./product-form";

/** The product's texts in French, closed until somebody wants them. */
export function FrenchFields({ form }: { form: UseFormReturn<ProductForm> }) {
  const { register, formState } = form;
  const { nameFr, descriptionFr } = formState.errors;
  return (
    <details className={styles.texts} open={Boolean(nameFr ?? descriptionFr)}>
      <summary className={styles.summary}>French texts</summary>
      <div className={styles.fields}>
        <TextField
          label="French name"
          lang="fr-CA"
          maxLength={MAX_PRODUCT_NAME_LENGTH}
          error={nameFr?.message}
          {...register("nameFr")}
        />
        <TextAreaField
          label="French text"
          lang="fr-CA"
          rows={5}
          hint="Stands below the description on the product's page"
          error={descriptionFr?.message}
          maxLength={MAX_PRODUCT_DESCRIPTION_LENGTH}
          {...register("descriptionFr")}
        />
      </div>
    </details>
  );
}
