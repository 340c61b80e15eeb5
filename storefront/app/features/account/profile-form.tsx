import type { User } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useQueryClient } from "@tanstack/react-query";
import { shopApi } from "~/api/shop-api";
import { toast } from "~/components/toast";
import styles from "./account-form.module.css";
import { PROFILE_SAVED } from "./account-messages";
import { FormProblem } from "./form-problem";
import { NameFields } from "./name-fields";
import { CALL_FIELD, type PostedForm, useContractForm } from "./posted-form";
import { rememberUser } from "./use-current-user";
import { useFormSubmit } from "./use-form-submit";

/** First and last name; the e-mail address is the account and stays. */
export function ProfileForm({ user, posted }: { user: User; posted?: PostedForm | undefined }) {
  const queryClient = useQueryClient();
  const { firstName, lastName } = user;
  const { form, field } = useContractForm((schemas) => schemas.ProfileBody, {
    posted,
    initial: { firstName, lastName },
  });
  const { submit, problem, isSending } = useFormSubmit(
    form,
    async (body) => {
      const saved = await shopApi.call("account.change", { body });
      rememberUser(queryClient, saved);
      form.reset({ firstName: saved.firstName, lastName: saved.lastName });
      toast(PROFILE_SAVED);
    },
    { posted },
  );
  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate>
      <input type="hidden" name={CALL_FIELD} value="account.change" />
      <FormProblem problem={problem} />
      <NameFields field={field} />
      <div className={styles.actions}>
        <Button type="submit" disabled={isSending}>
          {isSending ? "Saving..." : "Save Name"}
        </Button>
      </div>
    </form>
  );
}
