import { ProfileBody, type User } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { shopApi } from "~/api/shop-api";
import { toast } from "~/components/toast";
import styles from "./account-form.module.css";
import { FormProblem } from "./form-problem";
import { NameFields } from "./name-fields";
import { rememberUser } from "./use-current-user";
import { useFormSubmit } from "./use-form-submit";

/** First and last name; the e-mail address is the account and stays. */
export function ProfileForm({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const { firstName, lastName } = user;
  const form = useForm({
    resolver: zodResolver(ProfileBody),
    defaultValues: { firstName, lastName },
  });
  const { submit, problem, isSending } = useFormSubmit(form, async (body) => {
    const saved = await shopApi.call("account.change", { body });
    rememberUser(queryClient, saved);
    form.reset({ firstName: saved.firstName, lastName: saved.lastName });
    toast({ title: "Profile Saved", description: "Your name is updated." });
  });
  const { errors } = form.formState;
  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate>
      <FormProblem problem={problem} />
      <NameFields register={form.register} errors={errors} />
      <div className={styles.actions}>
        <Button type="submit" disabled={isSending}>
          {isSending ? "Saving..." : "Save Name"}
        </Button>
      </div>
    </form>
  );
}
