import {
  LoginBody,
  MAX_EMAIL_LENGTH,
  MAX_SIGN_IN_CODE_LENGTH,
  refusalWords,
  SECOND_FACTOR_NEEDED,
  type User,
} from "@eldercare/contracts";
import { ApiError } from "@eldercare/contracts/api";
import { SIGN_IN_FIELDS } from "@eldercare/ui/sign-in-fields";
import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../components/button";
import { TextField } from "../components/field";
import { Form } from "../components/form";
import { useAdminHost } from "../host/admin-host";
import styles from "./session-watch.module.css";

type SignInAgainProps = {
  /** Who was signed in; empty when nobody knows. */
  email: string;
  onSignedIn: (user: User) => Promise<void>;
  onLeave: () => void;
};

/** The sign-in as a form on top of whatever was being done. */
export function SignInAgain({ email, onSignedIn, onLeave }: SignInAgainProps) {
  const { api } = useAdminHost();
  const [problem, setProblem] = useState("");
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useForm({
    resolver: zodResolver(LoginBody),
    defaultValues: { email, password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    setProblem("");
    try {
      const { user } = await api.call("session.signIn", { body });
      await onSignedIn(user);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === SECOND_FACTOR_NEEDED) setCodeAsked(true);
      else setProblem(refusalWords(error, "session.signIn"));
    }
  });
  const { setFocus } = form;
  useEffect(() => {
    if (isCodeAsked) setFocus("code");
  }, [isCodeAsked, setFocus]);
  return (
    <Form onSubmit={submit} method="post" className={styles.form}>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <TextField
        {...SIGN_IN_FIELDS.email}
        error={errors.email?.message}
        maxLength={MAX_EMAIL_LENGTH}
        {...form.register("email")}
      />
      <TextField
        {...SIGN_IN_FIELDS.password}
        type="password"
        error={errors.password?.message}
        {...form.register("password")}
      />
      {isCodeAsked && (
        <TextField
          {...SIGN_IN_FIELDS.code}
          error={errors.code?.message}
          maxLength={MAX_SIGN_IN_CODE_LENGTH}
          {...form.register("code")}
        />
      )}
      <div className={styles.actions}>
        <Button tone="secondary" type="button" onClick={onLeave}>
          Leave
        </Button>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? "Signing In..." : "Sign In"}
        </Button>
      </div>
    </Form>
  );
}
