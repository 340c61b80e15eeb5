import {
  ChangePasswordBody,
  MIN_PASSWORD_LENGTH,
  STAFF_MIN_PASSWORD_LENGTH,
  type User,
} from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { shopApi } from "~/api/shop-api";
import { toast } from "~/components/toast";
import styles from "./account-form.module.css";
import { PasswordField } from "./form-field";
import { FormProblem } from "./form-problem";
import { NewPasswordFields } from "./new-password-fields";
import { useFormSubmit } from "./use-form-submit";

const EMPTY = { currentPassword: "", password: "", confirmPassword: "" };

/** A new password for the signed-in; every other place is signed out. */
export function ChangePasswordForm({ role }: Pick<User, "role">) {
  const form = useForm({ resolver: zodResolver(ChangePasswordBody), defaultValues: EMPTY });
  const { submit, problem, isSending } = useFormSubmit(form, async (body) => {
    const { message } = await shopApi.call("account.changePassword", { body });
    form.reset(EMPTY);
    toast({ title: "Password Changed", description: message });
  });
  const { errors } = form.formState;
  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate>
      <FormProblem problem={problem} />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register("currentPassword")}
      />
      <NewPasswordFields
        register={form.register}
        errors={errors}
        password={form.watch("password")}
        minLength={role === "ADMIN" ? STAFF_MIN_PASSWORD_LENGTH : MIN_PASSWORD_LENGTH}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={isSending}>
          {isSending ? "Saving..." : "Change Password"}
        </Button>
      </div>
    </form>
  );
}
