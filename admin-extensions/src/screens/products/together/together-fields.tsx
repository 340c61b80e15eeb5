import type { StaffCategory } from "@eldercare/contracts";
import { CategoryOptions } from "../../categories/category-options";
import { SelectField, TextField } from "../../components/field";
import {
  actionOf,
  TOGETHER_ACTIONS,
  type TogetherAction,
  type TogetherErrors,
  type TogetherForm,
} from "./together-form";

type TogetherFieldsProps = {
  form: TogetherForm;
  errors: TogetherErrors;
  categories: readonly StaffCategory[];
  onChange: (changes: Partial<TogetherForm>) => void;
};

/** What becomes of the chosen products, and what that needs to be told. */
export function TogetherFields({ form, errors, categories, onChange }: TogetherFieldsProps) {
  const { amount, asks } = actionOf(form.action);
  return (
    <>
      <SelectField
        label="What to change"
        value={form.action}
        onChange={({ target }) => onChange({ action: target.value as TogetherAction, amount: "" })}
      >
        {Object.entries(TOGETHER_ACTIONS).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      {amount && (
        <TextField
          {...amount}
          required
          inputMode="text"
          autoComplete="off"
          value={form.amount}
          error={errors.amount}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
      )}
      {asks === "days" && (
        <>
          <TextField
            label="Sale starts"
            type="date"
            hint="Empty: at once"
            value={form.saleStarts}
            onChange={({ target }) => onChange({ saleStarts: target.value })}
          />
          <TextField
            label="Sale ends"
            type="date"
            hint="With the end of this day in the shop's time zone; empty: no end"
            value={form.saleEnds}
            error={errors.saleEnds}
            onChange={({ target }) => onChange({ saleEnds: target.value })}
          />
        </>
      )}
      {asks === "category" && (
        <SelectField
          label="Category"
          required
          value={form.categoryId}
          error={errors.categoryId}
          onChange={({ target }) => onChange({ categoryId: target.value })}
        >
          <option value="">Choose a category</option>
          <CategoryOptions categories={categories} />
        </SelectField>
      )}
    </>
  );
}
