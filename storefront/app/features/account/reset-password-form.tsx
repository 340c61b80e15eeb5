import { RESET_LINK_INVALID, ResetPasswordBody } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { shopApi } from "~/api/shop-api";
import styles from "./account-form.module.css";
import { OutcomeHeading } from "./account-page";
import { FormProblem } from "./form-problem";
import { NewPasswordFields } from "./new-password-fields";
import { rememberUser } from "./use-current-user";
import { useFormSubmit } from "./use-form-submit";

/** A new password by the token of a mail; afterwards nobody is signed in anywhere. */
export function ResetPasswordForm({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const [done, setDone] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(ResetPasswordBody),
    defaultValues: { token, password: "", confirmPassword: "" },
  });
  const { submit, problem, isSending } = useFormSubmit(form, async (body) => {
    const { message } = await shopApi.call("accounts.resetPassword", { body });
    rememberUser(queryClient, null);
    setDone(message);
  });
  if (done !== null) {
    return (
      <>
        <OutcomeHeading>Your password is changed</OutcomeHeading>
        <p>{done}</p>
        <Button asChild>
          <Link to="/auth">Sign In Now</Link>
        </Button>
      </>
    );
  }
  const { errors } = form.formState;
  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate>
      <FormProblem problem={problem}>
        {problem?.code === RESET_LINK_INVALID && (
          <Link to="/forgot-password" className={styles.textLink}>
            Ask for a new link
          </Link>
        )}
      </FormProblem>
      <NewPasswordFields
        register={form.register}
        errors={errors}
        password={form.watch("password")}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={isSending}>
          {isSending ? "Saving..." : "Save New Password"}
        </Button>
      </div>
    </form>
  );
}
