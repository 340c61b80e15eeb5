import { type InvitationResponse, STAFF_ROLE_TEXTS } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { shopApi } from "~/api/shop-api";
import { toast } from "~/components/toast";
import styles from "./account-form.module.css";
import { joinedStaff } from "./account-messages";
import { FormProblem } from "./form-problem";
import { NameFields } from "./name-fields";
import { NewPasswordFields } from "./new-password-fields";
import type { PostedForm } from "./posted-form";
import { useContractForm } from "./use-contract-form";
import { rememberUser } from "./use-current-user";
import { WITHOUT_SCRIPTS } from "./without-scripts";

/** The back office, which leads everybody to the first screen of their role. */
export const BACK_OFFICE = "/admin";

type AcceptInvitationFormProps = {
  token: string;
  invitation: InvitationResponse | null;
  posted?: PostedForm | undefined;
};

/** Name and password of somebody who was invited to the staff; afterwards they are signed in, and at work. */
export function AcceptInvitationForm({ token, invitation, posted }: AcceptInvitationFormProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const form = useContractForm({
    schema: (schemas) => schemas.AcceptInvitationBody,
    posted,
    initial: { token },
    async send(body) {
      const { user, message } = await shopApi.call("invitations.accept", { body });
      rememberUser(queryClient, user);
      toast(joinedStaff(message));
      await navigate(BACK_OFFICE, { replace: true });
    },
  });
  const { error, ...tokenField } = form.field("token");
  return (
    <form className={styles.form} {...form.props}>
      <input type="hidden" {...tokenField} />
      <noscript>
        <input type="hidden" name={WITHOUT_SCRIPTS} value="yes" />
      </noscript>
      {invitation && <WhatItIsFor invitation={invitation} />}
      <FormProblem problem={form.problem ?? (error ? { sentence: error } : null)} />
      <NameFields field={form.field} />
      {/* For password managers, which keep a password with whose it is. */}
      {invitation && (
        <input type="email" autoComplete="username" value={invitation.email} readOnly hidden />
      )}
      <NewPasswordFields
        field={form.field}
        label="Password"
        advice="A few words in a row are easy to remember."
        isStaff
      />
      <div className={styles.actions}>
        <Button type="submit" disabled={form.isSending}>
          {form.isSending ? "Accepting..." : "Accept the Invitation"}
        </Button>
      </div>
    </form>
  );
}

function WhatItIsFor({ invitation: { email, role } }: { invitation: InvitationResponse }) {
  const { name, may } = STAFF_ROLE_TEXTS[role];
  return (
    <div className={styles.notice}>
      <p>
        You are invited as <strong>{name}</strong>: {may}.
      </p>
      <p>You sign in with {email}.</p>
    </div>
  );
}
