import type { Order, PayLinks } from "@eldercare/contracts";
import { useState } from "react";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { ConfirmDialog } from "../components/confirm-dialog";
import { CopyField } from "../components/copy-field";
import { formatMoment } from "../components/dates";
import { useAdminHost } from "../host/admin-host";
import { useAdminMutation } from "../host/use-admin-mutation";
import { useAdminQuery } from "../host/use-admin-query";
import styles from "./order-verbs.module.css";

const FAILED = "That did not work. Please try again.";

/** Links by which the buyer of an unpaid order pays it, mailed or passed on; nothing where there are none. */
export function PayLinkCard({ order }: { order: Order }) {
  const { mayMake } = useAdminHost();
  // Nothing else was ever paid by a link that shows, and packers need not ask.
  return order.status === "pending" && mayMake("payLinks.send") ? <Links id={order.id} /> : null;
}

function Links({ id }: { id: string }) {
  const { data } = useAdminQuery("payLinks.read", { params: { id } });
  const [isEnding, setEnding] = useState(false);
  const change = useAdminMutation({
    send: (name: "payLinks.send" | "payLinks.end", call) => call(name, { params: { id } }),
    refreshes: ["payLinks", "orders"],
    success: ({ message }) => ({ title: "Order Updated", description: message }),
    failure: FAILED,
  });
  if (!data || (!data.isPossible && data.links.length === 0)) return null;
  const isHolding = data.links.some(holds);
  return (
    <Card title="Pay Link">
      <p>{linksInWords(data)}</p>
      {change.data?.link && (
        <CopyField label="Pay link" hint="It is not shown again." text={change.data.link} />
      )}
      <div className={styles.verbs}>
        {data.isPossible && (
          <Button
            tone="secondary"
            disabled={change.isPending}
            onClick={() => change.mutate("payLinks.send")}
          >
            {sendingOf(data)}
          </Button>
        )}
        {isHolding && (
          <Button tone="secondary" disabled={change.isPending} onClick={() => setEnding(true)}>
            End Link
          </Button>
        )}
      </div>
      <ConfirmDialog
        title="End the pay link?"
        question={
          isEnding
            ? "The links that this order had no longer work then. The order stays, and you can make another link."
            : null
        }
        action="End Link"
        onConfirm={() => {
          setEnding(false);
          change.mutate("payLinks.end");
        }}
        onCancel={() => setEnding(false)}
      />
    </Card>
  );
}

const holds = ({ until, endedAt }: PayLinks["links"][number]) =>
  endedAt === null && new Date(until) > new Date();

function sendingOf({ links, email }: PayLinks): string {
  if (!email) return links.length > 0 ? "Make Another Link" : "Make Pay Link";
  return links.length > 0 ? "Email Link Again" : "Email Pay Link";
}

function linksInWords({ links, email }: PayLinks): string {
  const [newest] = links;
  if (!newest) {
    return email
      ? `No link was emailed yet. It would go to ${email}.`
      : "There is no email address. Make a pay link and pass it on yourself, such as by text message.";
  }
  const mailed = `${email ? `Emailed to ${email}` : "Made to be passed on"} ${formatMoment(newest.sentAt)}`;
  if (newest.endedAt) return `${mailed}, and ended ${formatMoment(newest.endedAt)}.`;
  return holds(newest)
    ? `${mailed}. It works until ${formatMoment(newest.until)}, and the goods are kept until then.`
    : `${mailed}. It has expired.`;
}
