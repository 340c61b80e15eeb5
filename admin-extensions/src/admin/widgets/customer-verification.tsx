import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminCustomer, DetailWidgetProps } from "@medusajs/framework/types";
import { Button, StatusBadge } from "@medusajs/ui";
import { QuietText } from "../components/quiet-text";
import { useWidgetChange } from "../components/use-widget-change";
import { useWidgetQuery } from "../components/use-widget-query";
import { WidgetCard } from "../components/widget-card";

const MOST_WITH_ONE_ADDRESS = "50";

/** Whether a customer's email address is verified, and a new mail if it is not. */
const CustomerVerificationWidget = ({ data }: DetailWidgetProps<AdminCustomer>) => {
  const {
    data: page,
    error,
    isPending,
  } = useWidgetQuery("users.list", { query: { search: data.email, limit: MOST_WITH_ONE_ADDRESS } });
  const user = page?.users.find(({ id }) => id === data.id);
  const resend = useWidgetChange({
    send: (_: undefined, call) => call("users.resendVerification", { params: { id: data.id } }),
    success: ({ message }) => ({ title: "Verification Email Sent", description: message }),
    failure: "Failed to send the verification email. Please try again.",
  });
  return (
    <WidgetCard title="Email Verification" error={error} isLoading={isPending}>
      {page && !user && <QuietText>This customer has no account in the shop.</QuietText>}
      {user && (
        <div>
          <StatusBadge color={user.isEmailVerified ? "green" : "orange"}>
            {user.isEmailVerified ? "Verified" : "Unverified"}
          </StatusBadge>
        </div>
      )}
      {user && !user.isEmailVerified && (
        <div>
          <Button
            size="small"
            variant="secondary"
            isLoading={resend.isPending}
            onClick={() => resend.mutate(undefined)}
          >
            Resend Verification Email
          </Button>
        </div>
      )}
    </WidgetCard>
  );
};

export const config = defineWidgetConfig({
  zone: "customer.details.side",
  id: "email-verification",
});

export default CustomerVerificationWidget;
