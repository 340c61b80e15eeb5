import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import styles from "./account-form.module.css";
import { TextField } from "./form-field";

type Names = { firstName: string; lastName: string };
type NameFieldsProps = {
  register: (name: keyof Names) => UseFormRegisterReturn;
  errors: FieldErrors<Names>;
};

/** First and last name, side by side where there is room. */
export function NameFields({ register, errors }: NameFieldsProps) {
  return (
    <div className={styles.pair}>
      <TextField
        label="First name"
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...register("firstName")}
      />
      <TextField
        label="Last name"
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...register("lastName")}
      />
    </div>
  );
}
