import {
  EMAIL_NOT_VERIFIED,
  MAX_EMAIL_LENGTH,
  MAX_SIGN_IN_CODE_LENGTH,
  SECOND_FACTOR_NEEDED,
} from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { SIGN_IN_FIELDS } from "@eldercare/ui/sign-in-fields";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { shopApi } from "~/api/shop-api";
import { toast } from "~/components/toast";
import { cartActions } from "~/features/cart/cart-store";
import styles from "./account-form.module.css";
import { signedIn } from "./account-messages";
import { PasswordField, TextField } from "./form-field";
import { FormProblem } from "./form-problem";
import { readNextPath } from "./next-path";
import { CALL_FIELD, type PostedForm } from "./posted-form";
import { ResendVerification } from "./resend-verification";
import { useContractForm } from "./use-contract-form";
import { rememberUser } from "./use-current-user";
import { WITHOUT_SCRIPTS } from "./without-scripts";

/** Sign-in (spec §2 Auth): goes on to where a guard stopped the visitor, else home. */
export function LoginForm({ posted }: { posted?: PostedForm | undefined }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [isCodeAsked, setCodeAsked] = useState(posted?.problem?.code === SECOND_FACTOR_NEEDED);
  const form = useContractForm({
    schema: (schemas) => schemas.LoginBody,
    posted,
    onProblem({ sentence, code }) {
      // The password is right: this is the second step, not a failure.
      if (code === SECOND_FACTOR_NEEDED) return setCodeAsked(true);
      toast({ title: "Login failed", description: sentence, tone: "destructive" });
    },
    async send(body) {
      const { user, message } = await shopApi.call("session.signIn", { body });
      // Before anything says that it worked: whoever goes elsewhere then must not be led back here.
      await cartActions.mergeWithAccount();
      rememberUser(queryClient, user);
      toast(signedIn(message));
      await navigate(readNextPath(params), { replace: true });
    },
  });
  // Nothing is wrong: the field that came, and its words, say what to do.
  const isSecondStep = isCodeAsked && form.problem?.code === SECOND_FACTOR_NEEDED;
  const { focus } = form;
  useEffect(() => {
    if (isCodeAsked) focus("code");
  }, [isCodeAsked, focus]);
  return (
    <form className={styles.form} {...form.props}>
      <input type="hidden" name={CALL_FIELD} value="session.signIn" />
      <noscript>
        <input type="hidden" name={WITHOUT_SCRIPTS} value="yes" />
      </noscript>
      <FormProblem problem={isSecondStep ? null : form.problem}>
        {form.problem?.code === EMAIL_NOT_VERIFIED && (
          <ResendVerification email={form.texts().email ?? posted?.values.email ?? ""} />
        )}
      </FormProblem>
      <TextField {...SIGN_IN_FIELDS.email} maxLength={MAX_EMAIL_LENGTH} {...form.field("email")} />
      <PasswordField {...SIGN_IN_FIELDS.password} {...form.field("password")} />
      {isCodeAsked && (
        <TextField
          {...SIGN_IN_FIELDS.code}
          maxLength={MAX_SIGN_IN_CODE_LENGTH}
          {...form.field("code")}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" disabled={form.isSending}>
          {form.isSending ? "Signing In..." : "Sign In"}
        </Button>
        <Link to="/forgot-password" className={styles.textLink}>
          Forgot your password?
        </Link>
      </div>
    </form>
  );
}
