import { MAX_EMAIL_LENGTH } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { Link } from "react-router";
import { shopApi } from "~/api/shop-api";
import formStyles from "~/features/account/account-form.module.css";
import { TextField } from "~/features/account/form-field";
import { FormProblem } from "~/features/account/form-problem";
import { signInPath } from "~/features/account/next-path";
import { useContractForm } from "~/features/account/use-contract-form";
import { rememberGuest } from "./guest";
import styles from "./who-buys.module.css";

/** Where the store lets guests: sign in, or go on with an email address alone. */
export default function WhoBuys() {
  return (
    <div className={styles.choices}>
      <section className={styles.card} aria-labelledby="buy-signed-in">
        <h2 id="buy-signed-in">Sign in</h2>
        <p>Your account keeps your orders, and your address for the next one.</p>
        <div className={styles.ways}>
          <Button asChild>
            <Link to={signInPath("/checkout", "checkout")}>Login / Sign In</Link>
          </Button>
          <Link to="/auth?tab=register&next=%2Fcheckout" className={styles.link}>
            Create an account
          </Link>
        </div>
      </section>
      <section className={styles.card} aria-labelledby="buy-as-guest">
        <h2 id="buy-as-guest">Continue as a guest</h2>
        <p>
          You need no password. Our emails have a link that shows your order, and you can add it to
          an account later.
        </p>
        <GuestForm />
      </section>
    </div>
  );
}

function GuestForm() {
  const form = useContractForm({
    schema: (schemas) => schemas.GuestBody,
    async send(body) {
      const { email } = await shopApi.call("guests.begin", { body });
      rememberGuest(email);
    },
  });
  return (
    <form className={formStyles.form} {...form.props}>
      <FormProblem problem={form.problem} />
      <TextField
        label="Email address"
        type="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
        {...form.field("email")}
      />
      <div className={formStyles.actions}>
        <Button type="submit" tone="secondary" disabled={form.isSending}>
          {form.isSending ? "One moment..." : "Continue as a Guest"}
        </Button>
      </div>
    </form>
  );
}
