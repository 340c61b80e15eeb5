import { DeleteAccountBody } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { zodResolver } from "@hookform/resolvers/zod";
import { Dialog } from "@radix-ui/themes";
import { useForm } from "react-hook-form";
import { shopApi } from "~/api/shop-api";
import { toast } from "~/components/toast";
import formStyles from "./account-form.module.css";
import styles from "./account-page.module.css";
import { PasswordField } from "./form-field";
import { FormProblem } from "./form-problem";
import { leaveSignedOut } from "./leave-signed-out";
import { useFormSubmit } from "./use-form-submit";

/** Deletes the account after its password was given once more; then the shop starts anew. */
export function DeleteAccount() {
  const form = useForm({
    resolver: zodResolver(DeleteAccountBody),
    defaultValues: { password: "" },
  });
  const { submit, problem, isSending } = useFormSubmit(form, async (body) => {
    const { message } = await shopApi.call("account.remove", { body });
    toast({ title: "Account Deleted", description: message });
    leaveSignedOut();
  });
  return (
    <Dialog.Root onOpenChange={() => form.reset()}>
      <Dialog.Trigger>
        <button type="button" className={styles.danger}>
          Delete My Account
        </button>
      </Dialog.Trigger>
      <Dialog.Content className={styles.dialog}>
        <Dialog.Title as="h2">Delete your account?</Dialog.Title>
        <Dialog.Description>
          Your name, e-mail address, addresses and password are deleted for good. Records of orders
          that tax law asks us to keep stay, without being used for anything else.
        </Dialog.Description>
        <form className={formStyles.form} onSubmit={submit} method="post" noValidate>
          <FormProblem problem={problem} />
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            error={form.formState.errors.password?.message}
            {...form.register("password")}
          />
          <div className={styles.buttons}>
            <button type="submit" className={styles.danger} disabled={isSending}>
              {isSending ? "Deleting..." : "Delete for Good"}
            </button>
            <Dialog.Close>
              <Button type="button" tone="secondary">
                Keep My Account
              </Button>
            </Dialog.Close>
          </div>
        </form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
