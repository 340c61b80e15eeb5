import {
  breakdownOf,
  meansLabel,
  type Order,
  type OrderEditable,
  type OrderEditResponse,
  PAYMENT_MEANS,
  type PaymentMeans,
  totalsRows,
} from "@eldercare/contracts";
import { ApiError } from "@eldercare/contracts/api";
import { Link, useSearchParams } from "react-router-dom";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { CopyField } from "../components/copy-field";
import { DraftQuestion } from "../components/draft-question";
import { SelectField } from "../components/field";
import { Form } from "../components/form";
import { Loading } from "../components/loading";
import { Screen } from "../components/screen";
import { ForCall } from "../host/for-call";
import { useAdminQuery } from "../host/use-admin-query";
import { AddressFields } from "./address-fields";
import styles from "./new-order.module.css";
import { ProductsPart } from "./products-part";
import { CodesField, DeliveryField } from "./terms-part";
import { type OrderChangeState, useOrderChange } from "./use-order-change";

const addressOfOrder = (id: string) => `/admin/orders?${new URLSearchParams({ order: id })}`;

/** An order that is changed before it is sent: goods, address and delivery (decision 101). */
export default function ChangeOrderScreen() {
  const [params] = useSearchParams();
  const id = params.get("order") ?? "";
  const order = useAdminQuery("orders.read", { params: { id } });
  const editable = useAdminQuery("orderEdits.read", { params: { id } });
  const error = order.error ?? editable.error;
  // The form begins with the order as it is now, and not as a list knew it, or as another one is.
  const isFresh = [order, editable].every(
    ({ isFetchedAfterMount, isPlaceholderData }) => isFetchedAfterMount && !isPlaceholderData,
  );
  return (
    <Screen
      title="Change Order"
      subtitle={order.data ? `Order ${order.data.number}` : "Before it is sent"}
      actions={
        <Button asChild tone="secondary">
          <Link to={addressOfOrder(id)}>Back to the Order</Link>
        </Button>
      }
    >
      {error ? (
        <p role="alert">{error instanceof ApiError ? error.sentence : "That did not work."}</p>
      ) : isFresh && order.data && editable.data ? (
        <Change key={id} order={order.data} editable={editable.data} />
      ) : (
        <Loading />
      )}
    </Screen>
  );
}

function Change({ order, editable }: { order: Order; editable: OrderEditable }) {
  const state = useOrderChange(order, editable);
  const { form, values, question, save, saving, add, hasGoods, draft } = state;
  if (saving.data) return <Changed {...saving.data} />;
  if (editable.whyNot) return <p role="status">{editable.whyNot}</p>;
  return (
    <Form
      className={styles.form}
      onSubmit={(event) => void save(event)}
      aria-busy={saving.isPending}
    >
      <div className={styles.column}>
        <Card title="Customer">
          <AddressFields form={form} />
        </Card>
        {hasGoods && (
          <ProductsPart form={form} values={values} add={add} fresh={question.data?.lines} />
        )}
      </div>
      <div className={styles.column}>
        {hasGoods && (
          <Card title="Delivery and Codes">
            <div className={styles.fields}>
              <DeliveryField form={form} values={values} offered={question.data} />
              <CodesField form={form} values={values} told={question.data?.totals?.codes} />
            </div>
          </Card>
        )}
        <WhatChanges {...state} orderId={order.id} whyNoGoods={editable.whyNoGoods} />
      </div>
      <DraftQuestion {...draft} />
    </Form>
  );
}

const meansOf = (value: string): PaymentMeans | "link" | "" =>
  value === "link" ? value : (PAYMENT_MEANS.find((means) => means === value) ?? "");

/** What the change would do, in the server's words, before it is made. */
function WhatChanges({
  question: { data, error },
  problem,
  saving,
  difference,
  values,
  orderId,
  whyNoGoods,
}: OrderChangeState & Pick<OrderEditable, "whyNoGoods"> & { orderId: string }) {
  const sentences = data?.sentences ?? [];
  const hasMail = values.shipping.email.trim() !== "";
  const action =
    difference.means === "link" && difference.isMore ? "Propose Change" : "Change Order";
  return (
    <Card title="What Changes">
      <div className={styles.fields}>
        {whyNoGoods && (
          <>
            <p className={styles.quiet}>{whyNoGoods}</p>
            <FurtherOrder orderId={orderId} />
          </>
        )}
        <div className={styles.totals} aria-live="polite">
          {error ? (
            <p role="alert" className={styles.error}>
              {error instanceof ApiError ? error.sentence : "That could not be asked for."}
            </p>
          ) : (
            <>
              {sentences.length > 0 && (
                <ul className={styles.sentences}>
                  {sentences.map((sentence) => (
                    <li key={sentence}>{sentence}</li>
                  ))}
                </ul>
              )}
              {sentences.length === 0 && <p className={styles.quiet}>Nothing was changed yet.</p>}
              {data?.totals &&
                totalsRows(breakdownOf(data.totals)).map(({ label, amount, isTotal }) => (
                  <p key={label} className={isTotal ? styles.sum : styles.part}>
                    <span>{label}</span>
                    <span>{amount}</span>
                  </p>
                ))}
            </>
          )}
        </div>
        {difference.isMore && (
          <SelectField
            label="How is the difference paid?"
            value={difference.means}
            onChange={({ target }) => difference.setMeans(meansOf(target.value))}
          >
            <option value="">Please choose</option>
            <option value="link">
              By card: {hasMail ? "email a link to pay it" : "a link to pay it, to pass on"}
            </option>
            {PAYMENT_MEANS.map((means) => (
              <option key={means} value={means}>
                Paid already: {meansLabel(means)}
              </option>
            ))}
          </SelectField>
        )}
        {problem && (
          <p role="alert" className={styles.error}>
            {problem}
          </p>
        )}
        <div>
          <Button type="submit" disabled={saving.isPending || sentences.length === 0}>
            {saving.isPending ? "Changing..." : action}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** Leads to a new order of the same person, for what is to be added to this one. */
function FurtherOrder({ orderId }: { orderId: string }) {
  return (
    <ForCall name="phoneOrders.place">
      <div>
        <Button asChild tone="secondary">
          <Link to={`/admin/orders/new?${new URLSearchParams({ for: orderId })}`}>
            New Order for This Customer
          </Link>
        </Button>
      </div>
    </ForCall>
  );
}

function Changed({ order, message, link }: OrderEditResponse) {
  const title = order.proposal ? "Waiting for the payment" : `Order ${order.number} was changed`;
  return (
    <Card title={title}>
      <p role="status">{message}</p>
      {link && <CopyField label="Pay link" hint="It is not shown again." text={link} />}
      <div className={styles.ways}>
        <Button asChild>
          <Link to={addressOfOrder(order.id)}>See Order</Link>
        </Button>
      </div>
    </Card>
  );
}
