import { MONEY_BACK_REASONS, type MoneyBackReason } from "@eldercare/contracts";
import { SelectField } from "../components/field";

const REASONS = Object.entries(MONEY_BACK_REASONS) as [MoneyBackReason, string][];

type ReasonFieldProps = {
  value: MoneyBackReason | "";
  error: string | undefined;
  onChange: (reason: MoneyBackReason | "") => void;
};

/** Why money or goods go back. */
export function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  return (
    <SelectField
      label="Reason"
      hint="The customer reads it."
      error={error}
      required
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as MoneyBackReason | "")}
    >
      <option value="">Please choose</option>
      {REASONS.map(([key, words]) => (
        <option key={key} value={key}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
