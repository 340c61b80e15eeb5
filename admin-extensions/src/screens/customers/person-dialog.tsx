import type { KnownPersonQuery, PersonSummary } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { periodInWords, RETENTION } from "@eldercare/contracts/retention";
import { useState } from "react";
import { Button } from "../components/button";
import { ConfirmDialog } from "../components/confirm-dialog";
import { formatDay } from "../components/dates";
import { Dialog } from "../components/dialog";
import { Facts } from "../components/facts";
import { ImportIcon, TrashIcon } from "../components/icons";
import { Loading } from "../components/loading";
import { Problem } from "../components/problem";
import { useAdminMutation } from "../host/use-admin-mutation";
import { useAdminQuery } from "../host/use-admin-query";
import { BY_PHONE } from "./by-phone";

type PersonDialogProps = {
  who: KnownPersonQuery;
  onClose: () => void;
};

/** What the shop knows of an address, or of who ordered without one: to take along, or to erase for somebody who asks. */
export function PersonDialog({ who, onClose }: PersonDialogProps) {
  const query = useAdminQuery("people.find", { query: who });
  const [isAsking, setAsking] = useState(false);
  const erase = useAdminMutation({
    send: (_: undefined, call) => call("people.erase", { body: who }),
    refreshes: ["people", "users", "contactMessages", "newsletter", "orders"],
    success: ({ message }) => ({ title: "Person Erased", description: message }),
    failure: "Failed to erase the person. Please try again.",
  });
  const person = query.data;
  const called = who.email ?? person?.names[0] ?? BY_PHONE;
  const isErasable = person && isKnown(person) && person.account?.role !== "ADMIN";

  function confirm() {
    erase.mutate(undefined, { onSuccess: onClose, onError: () => setAsking(false) });
  }

  return (
    <Dialog
      title="Personal data"
      description={who.email ?? BY_PHONE}
      isOpen
      onClose={onClose}
      footer={
        person &&
        isKnown(person) && (
          <>
            {isErasable && (
              <Button tone="danger" onClick={() => setAsking(true)}>
                <TrashIcon />
                Erase This Person
              </Button>
            )}
            <Button asChild>
              <a href={addressOf("people.export", { query: who })} download>
                <ImportIcon />
                Download What the Shop Knows
              </a>
            </Button>
          </>
        )
      }
    >
      {query.isPending && <Loading />}
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {person && <Summary person={person} />}
      <ConfirmDialog
        title={`Erase ${person?.names[0] ?? called}?`}
        question={isAsking && person ? questionOf(person) : null}
        action={erase.isPending ? "Erasing..." : "Erase for Good"}
        isPending={erase.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </Dialog>
  );
}

function Summary({ person }: { person: PersonSummary }) {
  const { account, names, orders, messages, reviews, notes, newsletter, stockAlerts, mails } =
    person;
  if (!isKnown(person)) return <p>The shop knows nothing about this address.</p>;
  return (
    <>
      <Facts
        facts={[
          { term: "Name", value: names.join(", ") || "Not known" },
          { term: "Account", value: account ? `Since ${formatDay(account.createdAt)}` : "None" },
          { term: "Orders", value: orders },
          { term: "Messages", value: messages },
          { term: "Reviews", value: reviews },
          { term: "Notes of staff", value: notes },
          { term: "Newsletter", value: newsletter > 0 ? "Signed up" : "No" },
          { term: "Waits for sold-out products", value: stockAlerts },
          { term: "Emails in 30 days", value: mails },
        ]}
      />
      {account?.role === "ADMIN" && <p>Accounts of staff are managed in Medusa Admin.</p>}
    </>
  );
}

function isKnown({ account, names, email, ...counts }: PersonSummary): boolean {
  return account !== null || Object.values(counts).some((count) => count > 0);
}

/** Names the person, what goes and what stays. */
function questionOf({ email, account, names, orders }: PersonSummary): string {
  const stays =
    orders > 0
      ? `${orders} ${orders === 1 ? "order stays" : "orders stay"}, with name and address, until ${periodInWords(RETENTION.orders.keep)} after the end of the tax year, because the law wants books kept. Published reviews stay, without the name.`
      : "There are no orders, so nothing stays.";
  if (!email) {
    const [name = "this person"] = names;
    return `The shop has nothing of ${name} but what was ordered by phone and what staff noted. Notes are deleted for good, and the orders no longer count as anybody's. ${stays} Are you sure that the person who asks is ${name}?`;
  }
  const goes = account ? "The account, messages" : "Messages";
  return `${goes}, notes, newsletter sign-up and list of emails of ${email} are deleted for good. ${stays} Are you sure that the person who asks is the owner of this address?`;
}
