import {
  MAX_PRODUCT_DESCRIPTION_LENGTH,
  MAX_PRODUCT_NAME_LENGTH,
  type StaffCategory,
} from "@eldercare/contracts";
import type { UseFormReturn } from "react-hook-form";
import { CategoryOptions } from "../categories/category-options";
import { SelectField, SwitchField, TextAreaField, TextField } from "../components/field";
import { FieldGrid, WideField } from "../components/field-grid";
import type { UploadProgress } from "../images/image";
import { ImageList } from "../images/image-list";
import { FrenchFields } from "./french-fields";
import { FurtherCategories } from "./further-categories";
import { HygieneSwitch } from "./hygiene-switch";
import { LabelsFields, MetaFields } from "./labels-fields";
import { PriceAndStockFields } from "./price-and-stock-fields";
import type { ProductForm } from "./product-form";
import { SaleDaysFields } from "./sale-days-fields";
import { SpecsEditor } from "./specs-editor";
import { hasOptions } from "./variants-form";
import { VariantsPart } from "./variants-part";

/** What switching "On Sale" on by hand begins with; it stands selected, ready to be typed over. */
const FIRST_DISCOUNT = "10";

type ProductFieldsProps = {
  form: UseFormReturn<ProductForm>;
  isNew: boolean;
  /** Whether somebody counts its pieces. */
  isCounted: boolean;
  categories: readonly StaffCategory[];
  progress: UploadProgress;
  /** Whether its variants' sales are of several days. */
  hasSeveralSales: boolean;
};

export function ProductFields({
  form,
  isNew,
  isCounted,
  categories,
  progress,
  hasSeveralSales,
}: ProductFieldsProps) {
  const { register, control, watch, setValue, setFocus, formState } = form;
  const { errors, isSubmitted } = formState;
  const [discount, images, variants] = watch(["discount", "images", "variants"]);

  function setOnSale(isOnSale: boolean) {
    setValue("discount", isOnSale ? FIRST_DISCOUNT : "0", {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
    if (isOnSale) setFocus("discount", { shouldSelect: true });
  }

  return (
    <FieldGrid>
      <TextField
        label="Product Name"
        required
        autoFocus
        maxLength={MAX_PRODUCT_NAME_LENGTH}
        error={errors.name?.message}
        {...register("name")}
      />
      {!hasOptions(variants) && (
        <PriceAndStockFields form={form} isNew={isNew} isCounted={isCounted} />
      )}
      <SelectField
        label="Category"
        required
        error={errors.categoryId?.message}
        {...register("categoryId")}
      >
        <option value="">Select a category</option>
        <CategoryOptions categories={categories} />
      </SelectField>
      <FurtherCategories form={form} categories={categories} />
      <LabelsFields form={form} />
      <WideField>
        <TextAreaField
          label="Description"
          required
          rows={5}
          error={errors.description?.message}
          maxLength={MAX_PRODUCT_DESCRIPTION_LENGTH}
          {...register("description")}
        />
      </WideField>
      <SwitchField label="Featured" hint="Shown on the home page" {...register("featured")} />
      <SwitchField
        label="Published"
        hint="Off: a draft that only staff see"
        {...register("published")}
      />
      <HygieneSwitch form={form} />
      {!hasOptions(variants) && (
        <SwitchField
          label="On Sale"
          hint="Follows the discount"
          checked={Number(discount) > 0}
          onChange={({ target }) => setOnSale(target.checked)}
        />
      )}
      <WideField>
        <ImageList
          images={images}
          progress={progress}
          error={errors.images?.message}
          onChange={(next) =>
            setValue("images", next, { shouldDirty: true, shouldValidate: isSubmitted })
          }
        />
      </WideField>
      {(isNew || variants.rows.length > 0) && (
        <WideField>
          <VariantsPart form={form} />
        </WideField>
      )}
      {hasOptions(variants) && <SaleDaysFields form={form} areSeveral={hasSeveralSales} />}
      <WideField>
        <SpecsEditor control={control} register={register} error={errors.specs?.message} />
      </WideField>
      <WideField>
        <FrenchFields form={form} />
      </WideField>
      <WideField>
        <MetaFields form={form} />
      </WideField>
    </FieldGrid>
  );
}
