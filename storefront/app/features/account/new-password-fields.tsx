import { MIN_PASSWORD_LENGTH, STAFF_MIN_PASSWORD_LENGTH } from "@eldercare/contracts";
import { useEffect, useRef, useState } from "react";
import { PasswordField } from "./form-field";
import { PasswordWarning } from "./password-warning";
import type { FieldOf } from "./use-contract-form";

type NewPasswordFieldsProps = {
  field: FieldOf<"password" | "confirmPassword">;
  label?: string;
  /** Said after how long it has to be. */
  advice?: string;
  /** Staff's passwords have to be better than customers'; the server decides. */
  isStaff?: boolean;
};

/** A new password, typed twice, with a word beside it where it is easy to guess. */
export function NewPasswordFields({
  field,
  label = "New password",
  advice = "",
  isStaff = false,
}: NewPasswordFieldsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  // Typed before the scripts came.
  useEffect(() => setTyped(input.current?.value ?? ""), []);
  const length = isStaff ? STAFF_MIN_PASSWORD_LENGTH : MIN_PASSWORD_LENGTH;
  return (
    <>
      <PasswordField
        ref={input}
        label={label}
        autoComplete="new-password"
        hint={`At least ${length} characters. ${advice}`.trim()}
        onChange={({ target }) => setTyped(target.value)}
        {...field("password")}
      />
      <PasswordWarning password={typed} isStaff={isStaff} />
      <PasswordField
        label={`Confirm ${label.toLowerCase()}`}
        autoComplete="new-password"
        {...field("confirmPassword")}
      />
    </>
  );
}
