import { MIN_PASSWORD_LENGTH } from "@eldercare/contracts";
import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "./form-field";
import { PasswordWarning } from "./password-warning";

type Passwords = { password: string; confirmPassword: string };
type NewPasswordFieldsProps = {
  register: (name: keyof Passwords) => UseFormRegisterReturn;
  errors: FieldErrors<Passwords>;
  /** What is typed as the new password. */
  password: string;
  /** Staff need more characters than customers; the server decides. */
  minLength?: number;
};

/** A new password in place of one that was there, typed twice. */
export function NewPasswordFields({
  register,
  errors,
  password,
  minLength = MIN_PASSWORD_LENGTH,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${minLength} characters.`}
        error={errors.password?.message}
        {...register("password")}
      />
      <PasswordWarning password={password} />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register("confirmPassword")}
      />
    </>
  );
}
