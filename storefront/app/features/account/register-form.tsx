import { MIN_PASSWORD_LENGTH } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { shopApi } from "~/api/shop-api";
import { toast } from "~/components/toast";
import styles from "./account-form.module.css";
import { registered } from "./account-messages";
import { PasswordField, TextField } from "./form-field";
import { FormProblem } from "./form-problem";
import { NameFields } from "./name-fields";
import { PasswordWarning } from "./password-warning";
import { CALL_FIELD, type PostedForm, useContractForm } from "./posted-form";
import { useFormSubmit } from "./use-form-submit";

const EMPTY = { email: "", firstName: "", lastName: "", password: "", confirmPassword: "" };

/** Registration (spec §2 Auth); `onRegistered` gets the server's message. */
export function RegisterForm({
  onRegistered,
  posted,
}: {
  onRegistered: (message: string) => void;
  posted?: PostedForm | undefined;
}) {
  const { form, field } = useContractForm((schemas) => schemas.RegisterBody, { posted });
  const { submit, problem, isSending } = useFormSubmit(
    form,
    async (body) => {
      const { message } = await shopApi.call("accounts.register", { body });
      toast(registered(message));
      form.reset(EMPTY);
      onRegistered(message);
    },
    {
      posted,
      onProblem: ({ sentence }) =>
        toast({ title: "Registration failed", description: sentence, tone: "destructive" }),
    },
  );
  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate>
      <input type="hidden" name={CALL_FIELD} value="accounts.register" />
      <p className={styles.notice}>
        You'll receive an email to verify your account before you can sign in.
      </p>
      <FormProblem problem={problem} />
      <NameFields field={field} />
      <TextField label="E-mail address" type="email" autoComplete="email" {...field("email")} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters. A few words in a row are easy to remember.`}
        {...field("password")}
      />
      <PasswordWarning password={form.watch("password") ?? ""} />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...field("confirmPassword")}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={isSending}>
          {isSending ? "Creating Accounts..." : "Create Account"}
        </Button>
      </div>
    </form>
  );
}
