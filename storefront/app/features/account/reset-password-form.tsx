import { RESET_LINK_INVALID } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { shopApi } from "~/api/shop-api";
import styles from "./account-form.module.css";
import { OutcomeHeading } from "./account-page";
import { FormProblem } from "./form-problem";
import { NewPasswordFields } from "./new-password-fields";
import type { PostedForm } from "./posted-form";
import { useContractForm } from "./use-contract-form";
import { rememberUser } from "./use-current-user";

/** Heading of what follows. */
export const PASSWORD_IS_RESET = "Your password is changed";

/** The password is new; `message` says what to do now. */
export function PasswordIsReset({ message }: { message: string }) {
  return (
    <>
      <OutcomeHeading>{PASSWORD_IS_RESET}</OutcomeHeading>
      <p>{message}</p>
      <Button asChild>
        <Link to="/auth">Sign In Now</Link>
      </Button>
    </>
  );
}

/** A new password by the token of a mail; afterwards nobody is signed in anywhere. */
export function ResetPasswordForm({
  token,
  posted,
}: {
  token: string;
  posted?: PostedForm | undefined;
}) {
  const queryClient = useQueryClient();
  const [done, setDone] = useState<string | null>(null);
  const form = useContractForm({
    schema: (schemas) => schemas.ResetPasswordBody,
    posted,
    initial: { token },
    async send(body) {
      const { message } = await shopApi.call("accounts.resetPassword", { body });
      rememberUser(queryClient, null);
      setDone(message);
    },
  });
  if (done !== null) return <PasswordIsReset message={done} />;
  const { error, ...tokenField } = form.field("token");
  return (
    <form className={styles.form} {...form.props}>
      <input type="hidden" {...tokenField} />
      <FormProblem problem={form.problem ?? (error ? { sentence: error } : null)}>
        {form.problem?.code === RESET_LINK_INVALID && (
          <Link to="/forgot-password" className={styles.textLink}>
            Ask for a new link
          </Link>
        )}
      </FormProblem>
      <NewPasswordFields field={form.field} />
      <div className={styles.actions}>
        <Button type="submit" disabled={form.isSending}>
          {form.isSending ? "Saving..." : "Save New Password"}
        </Button>
      </div>
    </form>
  );
}
