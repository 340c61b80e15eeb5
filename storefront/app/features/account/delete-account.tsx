import { Button } from "@eldercare/ui/button";
import { Dialog } from "@radix-ui/themes";
import type { FormEvent, ReactNode } from "react";
import { Link } from "react-router";
import { shopApi } from "~/api/shop-api";
import { toast } from "~/components/toast";
import formStyles from "./account-form.module.css";
import { accountDeleted } from "./account-messages";
import styles from "./account-overview.module.css";
import page from "./account-page.module.css";
import { PasswordField } from "./form-field";
import { FormProblem } from "./form-problem";
import { leaveSignedOut } from "./leave-signed-out";
import { CALL_FIELD, type PostedForm } from "./posted-form";
import { useContractForm } from "./use-contract-form";

const TITLE = "Delete your account?";
const WHAT_GOES =
  "Your name, email address, addresses and password are deleted for good. Records of orders that tax law asks us to keep stay, without being used for anything else. Your published reviews stay, without your name.";

/** The password once more, then everything is deleted; `keep` leads back. */
function DeleteForm({ posted, keep }: { posted?: PostedForm | undefined; keep: ReactNode }) {
  const form = useContractForm({
    schema: (schemas) => schemas.DeleteAccountBody,
    posted,
    async send(body) {
      const { message } = await shopApi.call("account.remove", { body });
      toast(accountDeleted(message));
      leaveSignedOut();
    },
  });
  return (
    <form className={formStyles.form} {...form.props}>
      <input type="hidden" name={CALL_FIELD} value="account.remove" />
      <FormProblem problem={form.problem} />
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        {...form.field("password")}
      />
      <div className={styles.buttons}>
        <button type="submit" className={styles.danger} disabled={form.isSending}>
          {form.isSending ? "Deleting..." : "Delete for Good"}
        </button>
        {keep}
      </div>
    </form>
  );
}

/** The same question as a part of the page, where there are no scripts for a dialog. */
export function DeleteAccountCard({ posted }: { posted?: PostedForm | undefined }) {
  return (
    <section className={`${page.card} ${styles.wide}`}>
      <h2>{TITLE}</h2>
      <p>{WHAT_GOES}</p>
      <DeleteForm
        posted={posted}
        keep={
          <Button asChild tone="secondary">
            <Link to="/account">Keep My Account</Link>
          </Button>
        }
      />
    </section>
  );
}

/** Deletes the account after its password was given once more; then the shop starts anew. */
export function DeleteAccount() {
  return (
    <Dialog.Root>
      <form method="get" action="/account" onSubmit={(event: FormEvent) => event.preventDefault()}>
        <Dialog.Trigger>
          <button type="submit" name="ask" value="delete" className={styles.danger}>
            Delete My Account
          </button>
        </Dialog.Trigger>
      </form>
      <Dialog.Content className={styles.dialog}>
        <Dialog.Title as="h2">{TITLE}</Dialog.Title>
        <Dialog.Description>{WHAT_GOES}</Dialog.Description>
        <DeleteForm
          keep={
            <Dialog.Close>
              <Button type="button" tone="secondary">
                Keep My Account
              </Button>
            </Dialog.Close>
          }
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
