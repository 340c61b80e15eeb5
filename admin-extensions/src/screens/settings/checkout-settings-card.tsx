import { useState } from "react";
import { Card } from "../components/card";
import { SwitchField } from "../components/field";
import { Loading } from "../components/loading";
import { Problem } from "../components/problem";
import { useAdminMutation } from "../host/use-admin-mutation";
import { useAdminQuery } from "../host/use-admin-query";

/** Who may pay; unlike the other cards it is kept, and holds at once (spec §2 Admin settings). */
export function CheckoutSettingsCard() {
  const query = useAdminQuery("checkoutSettings.read");
  const change = useAdminMutation({
    send: (guestCheckout: boolean, call) =>
      call("checkoutSettings.change", { body: { guestCheckout } }),
    refreshes: ["checkoutSettings"],
    success: ({ guestCheckout }) => ({
      title: "Settings Saved",
      description: guestCheckout
        ? "Guests can pay with an email address alone."
        : "Paying needs a sign-in.",
    }),
    failure: "Failed to save it. Please try again.",
  });
  /** What the switch was just set to: kept here at once, so that it never jumps back meanwhile. */
  const [asked, setAsked] = useState<boolean>();
  const set = (guestCheckout: boolean) => {
    setAsked(guestCheckout);
    change.mutate(guestCheckout, { onSettled: () => setAsked(undefined) });
  };
  return (
    <Card title="Checkout">
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {!query.data && !query.error && <Loading />}
      {query.data && (
        <SwitchField
          label="Guest Checkout"
          hint="People may pay with an email address alone, without an account. Saved at once."
          checked={asked ?? query.data.guestCheckout}
          disabled={asked !== undefined}
          onChange={({ currentTarget }) => set(currentTarget.checked)}
        />
      )}
    </Card>
  );
}
