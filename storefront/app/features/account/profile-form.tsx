import type { User } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useQueryClient } from "@tanstack/react-query";
import { shopApi } from "~/api/shop-api";
import { toast } from "~/components/toast";
import styles from "./account-form.module.css";
import { PROFILE_SAVED } from "./account-messages";
import { FormProblem } from "./form-problem";
import { NameFields } from "./name-fields";
import { CALL_FIELD, type PostedForm } from "./posted-form";
import { useContractForm } from "./use-contract-form";
import { rememberUser } from "./use-current-user";

/** First and last name; the email address is the account and stays. */
export function ProfileForm({ user, posted }: { user: User; posted?: PostedForm | undefined }) {
  const queryClient = useQueryClient();
  const { firstName, lastName } = user;
  const form = useContractForm({
    schema: (schemas) => schemas.ProfileBody,
    posted,
    initial: { firstName, lastName },
    async send(body) {
      const saved = await shopApi.call("account.change", { body });
      rememberUser(queryClient, saved);
      form.clear();
      toast(PROFILE_SAVED);
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      <input type="hidden" name={CALL_FIELD} value="account.change" />
      <FormProblem problem={form.problem} />
      <NameFields key={form.round} field={form.field} />
      <div className={styles.actions}>
        <Button type="submit" disabled={form.isSending}>
          {form.isSending ? "Saving..." : "Save Name"}
        </Button>
      </div>
    </form>
  );
}
