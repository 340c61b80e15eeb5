import { MIN_PASSWORD_LENGTH } from "@eldercare/contracts";
import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "./form-field";

type Passwords = { password: string; confirmPassword: string };
type NewPasswordFieldsProps = {
  register: (name: keyof Passwords) => UseFormRegisterReturn;
  errors: FieldErrors<Passwords>;
};

/** A new password in place of one that was there, typed twice. */
export function NewPasswordFields({ register, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        error={errors.password?.message}
        {...register("password")}
      />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...register("confirmPassword")}
      />
    </>
  );
}
