import { formatCents, type KnownPersonQuery, type PersonDetails } from "@eldercare/contracts";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "../components/button";
import { ConfirmDialog } from "../components/confirm-dialog";
import { formatDay } from "../components/dates";
import { Dialog } from "../components/dialog";
import { DraftQuestion } from "../components/draft-question";
import { Facts } from "../components/facts";
import { useUnsaved } from "../components/leave-guard";
import { Loading } from "../components/loading";
import { OrderAmount } from "../components/order-amount";
import { OrderStatusBadge } from "../components/order-status-badge";
import { Problem } from "../components/problem";
import { useWrittenText } from "../components/use-written-text";
import { RecordHistory } from "../history/record-history";
import { ForCall } from "../host/for-call";
import { useAdminQuery } from "../host/use-admin-query";
import { BY_PHONE } from "./by-phone";
import styles from "./customer-dialog.module.css";
import { CustomerNotes } from "./customer-notes";

type CustomerDialogProps = {
  who: KnownPersonQuery;
  onPersonalData: () => void;
  onClose: () => void;
};

/** A customer as staff talk to one: what was ordered, written, agreed to and noted. */
export function CustomerDialog({ who, onPersonalData, onClose }: CustomerDialogProps) {
  const query = useAdminQuery("people.read", { query: who });
  const note = useWrittenText(`note:${who.email ?? who.order}`);
  const [isAsking, setAsking] = useState(false);
  useUnsaved(note.isWritten);
  const person = query.isPlaceholderData ? undefined : query.data;
  // The form of a new order takes over where this one went.
  const newest = person?.orders.newest[0];

  return (
    <Dialog
      title={person?.names[0] ?? who.email ?? "Customer"}
      description={who.email ?? BY_PHONE}
      isOpen
      onClose={() => (note.isWritten ? setAsking(true) : onClose())}
      footer={
        <>
          {newest && (
            <ForCall name="phoneOrders.place">
              <Button asChild tone="secondary">
                <Link to={`/admin/orders/new?${new URLSearchParams({ for: newest.id })}`}>
                  New Order
                </Link>
              </Button>
            </ForCall>
          )}
          <Button tone="secondary" onClick={onPersonalData}>
            Personal Data
          </Button>
        </>
      }
    >
      {!person && !query.error && <Loading />}
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {person && (
        <div className={styles.parts}>
          <Facts facts={factsOf(person)} />
          <Orders search={who.email ?? person.names[0] ?? ""} orders={person.orders} />
          {who.email && <Messages email={who.email} messages={person.messages} />}
          <Part title="Addresses" empty={person.addresses.length === 0 && "None is known."}>
            {person.addresses.map((lines) => (
              <li key={lines.join()} className={styles.row}>
                <p className={styles.text}>{lines.join("\n")}</p>
              </li>
            ))}
          </Part>
          {person.account && <RecordHistory subjectKind="customer" subjectId={person.account.id} />}
          <CustomerNotes who={who} notes={person.notes} written={note} />
        </div>
      )}
      <ConfirmDialog
        title="Discard the note?"
        question={isAsking ? "What you wrote here has not been kept." : null}
        action="Discard"
        onConfirm={() => {
          note.draft.forget();
          onClose();
        }}
        onCancel={() => setAsking(false)}
      />
      <DraftQuestion {...note.draft} />
    </Dialog>
  );
}

const NEWSLETTER = {
  pending: "Not confirmed, since",
  confirmed: "Agreed to emails, since",
  unsubscribed: "Unsubscribed,",
} as const;

function factsOf({ email, account, spentCAD, newsletter, reviews }: PersonDetails) {
  const verified = account?.isEmailVerified ? "" : ", email address not verified";
  return [
    {
      term: "Account",
      value: account ? `Since ${formatDay(account.createdAt)}${verified}` : "None: a guest",
    },
    { term: "Spent", value: formatCents(spentCAD) },
    // All else is known of addresses alone.
    ...(email ? factsOfAddress({ newsletter, reviews }) : []),
  ];
}

function factsOfAddress({ newsletter, reviews }: Pick<PersonDetails, "newsletter" | "reviews">) {
  return [
    {
      term: "Newsletter",
      value: newsletter
        ? `${NEWSLETTER[newsletter.status]} ${formatDay(newsletter.since)}`
        : "Never signed up",
    },
    { term: "Reviews", value: reviews },
  ];
}

function Orders({ search, orders }: { search: string; orders: PersonDetails["orders"] }) {
  const list = `/admin/orders?${new URLSearchParams({ search })}`;
  return (
    <Part
      title={`Orders (${orders.total})`}
      empty={orders.total === 0 && "Nothing was ordered yet."}
      more={orders.total > orders.newest.length && <Link to={list}>All {orders.total} orders</Link>}
    >
      {orders.newest.map(({ id, number, createdAt, status, ...sums }) => (
        <li key={id} className={`${styles.row} ${styles.order}`}>
          <Link to={`/admin/orders?${new URLSearchParams({ order: id })}`}>Order {number}</Link>
          <span className={styles.quiet}>{formatDay(createdAt)}</span>
          <OrderStatusBadge status={status} />
          <span className={styles.amount}>
            <OrderAmount order={sums} />
          </span>
        </li>
      ))}
    </Part>
  );
}

function Messages({ email, messages }: { email: string; messages: PersonDetails["messages"] }) {
  const list = `/admin/messages?${new URLSearchParams({ search: email })}`;
  return (
    <Part
      title={`Messages (${messages.total})`}
      empty={messages.total === 0 && "Nothing was written yet."}
      more={messages.total > 0 && <Link to={list}>Read and answer</Link>}
    >
      {messages.newest.map(({ createdAt, subject, handled }) => (
        <li key={createdAt} className={styles.row}>
          <span>{subject}</span>
          <span className={styles.quiet}>
            {formatDay(createdAt)}, {handled ? "handled" : "open"}
          </span>
        </li>
      ))}
    </Part>
  );
}

type PartProps = { title: string; empty: string | false; more?: ReactNode; children: ReactNode };

function Part({ title, empty, more, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      {empty ? (
        <p className={styles.quiet}>{empty}</p>
      ) : (
        <ul className={styles.list}>{children}</ul>
      )}
      {more}
    </section>
  );
}
