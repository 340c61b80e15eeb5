import { EMAIL_NOT_VERIFIED, LoginBody, SECOND_FACTOR_NEEDED } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Link, useNavigate, useSearchParams } from "react-router";
import { shopApi } from "~/api/shop-api";
import { toast } from "~/components/toast";
import styles from "./account-form.module.css";
import { PasswordField, TextField } from "./form-field";
import { FormProblem } from "./form-problem";
import { readNextPath } from "./next-path";
import { ResendVerification } from "./resend-verification";
import { rememberUser } from "./use-current-user";
import { useFormSubmit } from "./use-form-submit";

/** Sign-in (spec §2 Auth): goes on to where a guard stopped the visitor, else home. */
export function LoginForm() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const form = useForm({
    resolver: zodResolver(LoginBody),
    defaultValues: { email: "", password: "" },
  });
  const [isCodeAsked, setCodeAsked] = useState(false);
  const { submit, problem, isSending } = useFormSubmit(
    form,
    async (body) => {
      const { user, message } = await shopApi.call("session.signIn", { body });
      rememberUser(queryClient, user);
      toast({ title: "Login successful", description: message });
      await navigate(readNextPath(params), { replace: true });
    },
    ({ sentence, code }) => {
      // The password is right: this is the second step, not a failure.
      if (code === SECOND_FACTOR_NEEDED) return setCodeAsked(true);
      toast({ title: "Login failed", description: sentence, tone: "destructive" });
    },
  );
  const { setFocus } = form;
  useEffect(() => {
    if (isCodeAsked) setFocus("code");
  }, [isCodeAsked, setFocus]);
  const { errors } = form.formState;
  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate>
      <FormProblem problem={problem}>
        {problem?.code === EMAIL_NOT_VERIFIED && (
          <ResendVerification email={form.getValues("email")} />
        )}
      </FormProblem>
      <TextField
        label="E-mail address"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register("email")}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register("password")}
      />
      {isCodeAsked && (
        <TextField
          label="Code of your authenticator app"
          hint="Six digits. Without your phone: one of your recovery codes."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
          {...form.register("code")}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" disabled={isSending}>
          {isSending ? "Signing In..." : "Sign In"}
        </Button>
        <Link to="/forgot-password" className={styles.textLink}>
          Forgot your password?
        </Link>
      </div>
    </form>
  );
}
