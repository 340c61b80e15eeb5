import { MIN_PASSWORD_LENGTH, RegisterBody } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { shopApi } from "~/api/shop-api";
import { toast } from "~/components/toast";
import styles from "./account-form.module.css";
import { PasswordField, TextField } from "./form-field";
import { FormProblem } from "./form-problem";
import { NameFields } from "./name-fields";
import { PasswordWarning } from "./password-warning";
import { useFormSubmit } from "./use-form-submit";

const EMPTY = { email: "", firstName: "", lastName: "", password: "", confirmPassword: "" };

/** Registration (spec §2 Auth); `onRegistered` gets the server's message. */
export function RegisterForm({ onRegistered }: { onRegistered: (message: string) => void }) {
  const form = useForm({ resolver: zodResolver(RegisterBody), defaultValues: EMPTY });
  const { submit, problem, isSending } = useFormSubmit(
    form,
    async (body) => {
      const { message } = await shopApi.call("accounts.register", { body });
      toast({ title: "Registration successful", description: message });
      form.reset(EMPTY);
      onRegistered(message);
    },
    ({ sentence }) =>
      toast({ title: "Registration failed", description: sentence, tone: "destructive" }),
  );
  const { errors } = form.formState;
  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate>
      <p className={styles.notice}>
        You'll receive an email to verify your account before you can sign in.
      </p>
      <FormProblem problem={problem} />
      <NameFields register={form.register} errors={errors} />
      <TextField
        label="E-mail address"
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...form.register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`At least ${MIN_PASSWORD_LENGTH} characters. A few words in a row are easy to remember.`}
        error={errors.password?.message}
        {...form.register("password")}
      />
      <PasswordWarning password={form.watch("password")} />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register("confirmPassword")}
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={isSending}>
          {isSending ? "Creating Accounts..." : "Create Account"}
        </Button>
      </div>
    </form>
  );
}
