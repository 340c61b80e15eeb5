import type { FailedMail } from "@eldercare/contracts";
import { useState } from "react";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { ConfirmDialog } from "../components/confirm-dialog";
import { type Column, DataTable } from "../components/data-table";
import { formatMoment } from "../components/dates";
import { RowActions } from "../components/row-actions";
import { useAdminMutation } from "../host/use-admin-mutation";
import { useAdminQuery } from "../host/use-admin-query";

/** Mails that the shop gave up sending: sent again, or given up. Not there while there are none. */
export function FailedMailsCard() {
  const query = useAdminQuery("failedMails.list");
  const [forgotten, setForgotten] = useState<FailedMail | null>(null);
  const send = useAdminMutation({
    send: ({ id }: FailedMail, call) => call("failedMails.send", { params: { id } }),
    refreshes: ["failedMails"],
    success: ({ message }) => ({ title: "Email Sent Again", description: message }),
    failure: "Failed to send the email again. Please try again.",
  });
  const forget = useAdminMutation({
    send: ({ id }: FailedMail, call) => call("failedMails.forget", { params: { id } }),
    refreshes: ["failedMails"],
    success: ({ message }) => ({ title: "Email Forgotten", description: message }),
    failure: "Failed to forget the email. Please try again.",
  });
  if (!query.data || query.data.total === 0) return null;
  const columns: readonly Column<FailedMail>[] = [
    { header: "To", isLead: true, isText: true, cell: ({ recipient }) => recipient },
    { header: "About", isText: true, cell: ({ about }) => about },
    { header: "Since", cell: ({ promisedAt }) => formatMoment(promisedAt) },
    { header: "Why", isText: true, cell: ({ reason }) => reason || "Unknown" },
    {
      header: "Actions",
      cell: (mail) => (
        <RowActions>
          <Button
            tone="quiet"
            disabled={send.isPending}
            aria-label={`Send again to ${mail.recipient}: ${mail.about}`}
            onClick={() => send.mutate(mail)}
          >
            Send Again
          </Button>
          <Button
            tone="quiet"
            aria-label={`Forget the email to ${mail.recipient}: ${mail.about}`}
            onClick={() => setForgotten(mail)}
          >
            Forget
          </Button>
        </RowActions>
      ),
    },
  ];
  return (
    <Card title={`Emails Not Sent (${query.data.total})`} isFlush>
      <DataTable
        caption="Emails that could not be sent, newest first"
        columns={columns}
        rows={query.data.mails}
        keyOf={({ id }) => id}
        query={query}
        empty={null}
      />
      <ConfirmDialog
        title="Forget this email?"
        question={
          forgotten &&
          `"${forgotten.about}" to ${forgotten.recipient} will then never be sent. This action cannot be undone.`
        }
        action="Forget"
        isPending={forget.isPending}
        onConfirm={() =>
          forgotten && forget.mutate(forgotten, { onSettled: () => setForgotten(null) })
        }
        onCancel={() => setForgotten(null)}
      />
    </Card>
  );
}
