import type { StaffCategory } from "@eldercare/contracts";
import type { UseFormReturn } from "react-hook-form";
import { WideField } from "../components/field-grid";
import styles from "./further-categories.module.css";
import type { ProductForm } from "./product-form";

type FurtherCategoriesProps = {
  form: UseFormReturn<ProductForm>;
  categories: readonly StaffCategory[];
};

/** The categories that the product lies in besides its own, closed until somebody wants them. */
export function FurtherCategories({ form, categories }: FurtherCategoriesProps) {
  const { register, watch, formState } = form;
  const [main, chosen] = watch(["categoryId", "furtherCategoryIds"]);
  const error = formState.errors.furtherCategoryIds?.message;
  const count = chosen.filter((id) => id !== main).length;
  const others = categories.filter(({ id }) => id !== main);
  return (
    <WideField>
      <details className={styles.choice} open={Boolean(error)}>
        <summary className={styles.summary}>
          Further categories{count > 0 ? ` (${count})` : ""}
        </summary>
        <fieldset className={styles.boxes}>
          <legend className={styles.legend}>It is in their lists, too</legend>
          {others.map(({ id, name, isActive }) => (
            <label key={id} className={styles.box}>
              <input type="checkbox" value={id} {...register("furtherCategoryIds")} />
              {isActive ? name : `${name} (hidden)`}
            </label>
          ))}
        </fieldset>
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
      </details>
    </WideField>
  );
}
