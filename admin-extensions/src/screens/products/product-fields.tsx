import type { StaffCategory } from "@eldercare/contracts";
import type { UseFormReturn } from "react-hook-form";
import { CategoryOptions } from "../categories/category-options";
import { SelectField, SwitchField, TextAreaField, TextField } from "../components/field";
import { FieldGrid, WideField } from "../components/field-grid";
import type { UploadProgress } from "../images/image";
import { ImageList } from "../images/image-list";
import { FrenchFields } from "./french-fields";
import { FurtherCategories } from "./further-categories";
import { LabelsFields, MetaFields } from "./labels-fields";
import { currentPrice, type ProductForm } from "./product-form";
import { SpecsEditor } from "./specs-editor";

/** What switching "On Sale" on by hand begins with; it stands selected, ready to be typed over. */
const FIRST_DISCOUNT = "10";

type ProductFieldsProps = {
  form: UseFormReturn<ProductForm>;
  isNew: boolean;
  /** What the warehouse has, beside what can be sold. */
  stockHint: string | undefined;
  categories: readonly StaffCategory[];
  progress: UploadProgress;
};

export function ProductFields({
  form,
  isNew,
  stockHint,
  categories,
  progress,
}: ProductFieldsProps) {
  const { register, control, watch, setValue, setFocus, formState } = form;
  const { errors, isSubmitted } = formState;
  const [originalPrice, discount, images] = watch(["originalPrice", "discount", "images"]);

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
        maxLength={200}
        error={errors.name?.message}
        {...register("name")}
      />
      <TextField
        label="SKU"
        maxLength={64}
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
      <TextField
        label="Stock"
        required={!isNew}
        type="number"
        inputMode="numeric"
        step="1"
        min="0"
        placeholder="0"
        hint={stockHint}
        error={errors.stock?.message}
        {...register("stock")}
      />
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
          {...register("description")}
        />
      </WideField>
      <SwitchField label="Featured" hint="Shown on the home page" {...register("featured")} />
      <SwitchField
        label="On Sale"
        hint="Follows the discount"
        checked={Number(discount) > 0}
        onChange={({ target }) => setOnSale(target.checked)}
      />
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
