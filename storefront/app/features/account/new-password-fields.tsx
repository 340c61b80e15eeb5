import { MIN_PASSWORD_LENGTH, STAFF_MIN_PASSWORD_LENGTH } from "@eldercare/contracts";
import { PasswordField } from "./form-field";
import { PasswordWarning } from "./password-warning";
import type { FieldOf } from "./posted-form";

type NewPasswordFieldsProps = {
  field: FieldOf<"password" | "confirmPassword">;
  /** What is typed as the new password. */
  password: string | undefined;
  /** Staff's passwords have to be better than customers'; the server decides. */
  isStaff?: boolean;
};

/** A new password in place of one that was there, typed twice. */
export function NewPasswordFields({
  field,
  password = "",
  isStaff = false,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${isStaff ? STAFF_MIN_PASSWORD_LENGTH : MIN_PASSWORD_LENGTH} characters.`}
        {...field("password")}
      />
      <PasswordWarning password={password} isStaff={isStaff} />
      <PasswordField
        label="Confirm new password"
        autoComplete="new-password"
        {...field("confirmPassword")}
      />
    </>
  );
}
