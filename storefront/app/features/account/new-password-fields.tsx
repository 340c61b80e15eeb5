import { MIN_PASSWORD_LENGTH } from "@eldercare/contracts";
import { PasswordField } from "./form-field";
import { PasswordWarning } from "./password-warning";
import type { FieldOf } from "./posted-form";

type NewPasswordFieldsProps = {
  field: FieldOf<"password" | "confirmPassword">;
  /** What is typed as the new password. */
  password: string | undefined;
  /** Staff need more characters than customers; the server decides. */
  minLength?: number;
};

/** A new password in place of one that was there, typed twice. */
export function NewPasswordFields({
  field,
  password = "",
  minLength = MIN_PASSWORD_LENGTH,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${minLength} characters.`}
        {...field("password")}
      />
      <PasswordWarning password={password} />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...field("confirmPassword")}
      />
    </>
  );
}
