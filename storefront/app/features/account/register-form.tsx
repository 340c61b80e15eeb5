import { MAX_EMAIL_LENGTH } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useSearchParams } from "react-router";
import { shopApi } from "~/api/shop-api";
import { toast } from "~/components/toast";
import { cartActions } from "~/features/cart/cart-store";
import styles from "./account-form.module.css";
import { registered } from "./account-messages";
import { TextField } from "./form-field";
import { FormProblem } from "./form-problem";
import { NameFields } from "./name-fields";
import { NewPasswordFields } from "./new-password-fields";
import { HOME, readNextPath } from "./next-path";
import { CALL_FIELD, type PostedForm } from "./posted-form";
import { useContractForm } from "./use-contract-form";

/** The mail may be opened on another device, which finds the cart in the account then. */
async function cartOfBrowser() {
  const lines = await import("~/features/cart/account-lines").catch(() => null);
  return lines?.accountLinesOf(cartActions.currentLines());
}

/** Registration (spec §2 Auth); `onRegistered` gets the server's message. */
export function RegisterForm({
  onRegistered,
  posted,
}: {
  onRegistered: (message: string) => void;
  posted?: PostedForm | undefined;
}) {
  const [params] = useSearchParams();
  const next = readNextPath(params);
  const form = useContractForm({
    schema: (schemas) => schemas.RegisterBody,
    posted,
    onProblem: ({ sentence }) =>
      toast({ title: "Registration failed", description: sentence, tone: "destructive" }),
    async send(body) {
      const { message } = await shopApi.call("accounts.register", {
        body: { ...body, cart: await cartOfBrowser() },
      });
      toast(registered(message));
      form.clear();
      onRegistered(message);
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      <input type="hidden" name={CALL_FIELD} value="accounts.register" />
      {next !== HOME && <input type="hidden" name="next" value={next} />}
      <p className={styles.notice}>
        You'll receive an email to verify your account before you can sign in.
      </p>
      <FormProblem problem={form.problem} />
      <NameFields key={`names-${form.round}`} field={form.field} />
      <TextField
        key={`email-${form.round}`}
        label="Email address"
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        {...form.field("email")}
      />
      <NewPasswordFields
        key={`password-${form.round}`}
        field={form.field}
        label="Password"
        advice="A few words in a row are easy to remember."
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={form.isSending}>
          {form.isSending ? "Creating Accounts..." : "Create Account"}
        </Button>
      </div>
    </form>
  );
}
