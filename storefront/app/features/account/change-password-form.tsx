import type { User } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { shopApi } from "~/api/shop-api";
import { toast } from "~/components/toast";
import styles from "./account-form.module.css";
import { passwordChanged } from "./account-messages";
import { PasswordField } from "./form-field";
import { FormProblem } from "./form-problem";
import { NewPasswordFields } from "./new-password-fields";
import { CALL_FIELD, type PostedForm } from "./posted-form";
import { useContractForm } from "./use-contract-form";

/** A new password for the signed-in; every other place is signed out. */
export function ChangePasswordForm({
  role,
  posted,
}: Pick<User, "role"> & { posted?: PostedForm | undefined }) {
  const form = useContractForm({
    schema: (schemas) => schemas.ChangePasswordBody,
    posted,
    async send(body) {
      const { message } = await shopApi.call("account.changePassword", { body });
      form.clear();
      toast(passwordChanged(message));
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      <input type="hidden" name={CALL_FIELD} value="account.changePassword" />
      <FormProblem problem={form.problem} />
      <PasswordField
        key={`current-${form.round}`}
        label="Current password"
        autoComplete="current-password"
        {...form.field("currentPassword")}
      />
      <NewPasswordFields key={form.round} field={form.field} isStaff={role === "ADMIN"} />
      <div className={styles.actions}>
        <Button type="submit" disabled={form.isSending}>
          {form.isSending ? "Saving..." : "Change Password"}
        </Button>
      </div>
    </form>
  );
}
