import type { User } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { shopApi } from "~/api/shop-api";
import { toast } from "~/components/toast";
import styles from "./account-form.module.css";
import { passwordChanged } from "./account-messages";
import { PasswordField } from "./form-field";
import { FormProblem } from "./form-problem";
import { NewPasswordFields } from "./new-password-fields";
import { CALL_FIELD, type PostedForm, useContractForm } from "./posted-form";
import { useFormSubmit } from "./use-form-submit";

const EMPTY = { currentPassword: "", password: "", confirmPassword: "" };

/** A new password for the signed-in; every other place is signed out. */
export function ChangePasswordForm({
  role,
  posted,
}: Pick<User, "role"> & { posted?: PostedForm | undefined }) {
  const { form, field } = useContractForm((schemas) => schemas.ChangePasswordBody, { posted });
  const { submit, problem, isSending } = useFormSubmit(
    form,
    async (body) => {
      const { message } = await shopApi.call("account.changePassword", { body });
      form.reset(EMPTY);
      toast(passwordChanged(message));
    },
    { posted },
  );
  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate>
      <input type="hidden" name={CALL_FIELD} value="account.changePassword" />
      <FormProblem problem={problem} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...field("currentPassword")}
      />
      <NewPasswordFields
        field={field}
        password={form.watch("password")}
        isStaff={role === "ADMIN"}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={isSending}>
          {isSending ? "Saving..." : "Change Password"}
        </Button>
      </div>
    </form>
  );
}
