import {
  breakdownOf,
  meansLabel,
  type Order,
  type OrderEditable,
  PAYMENT_MEANS,
  type PaymentMeans,
  totalsRows,
} from "@eldercare/contracts";
import { ApiError } from "@eldercare/contracts/api";
import { Link, useSearchParams } from "react-router-dom";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { DraftQuestion } from "../components/draft-question";
import { SelectField } from "../components/field";
import { Form } from "../components/form";
import { Loading } from "../components/loading";
import { Screen } from "../components/screen";
import { ForCall } from "../host/for-call";
import { useAdminQuery } from "../host/use-admin-query";
import { AddressFields } from "./address-fields";
import styles from "./new-order.module.css";
import type { HandedOver } from "./new-order-form";
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
  if (saving.data) return <Changed order={order} message={saving.data.message} />;
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

const meansOf = (value: string): PaymentMeans | "" =>
  PAYMENT_MEANS.find((means) => means === value) ?? "";

/** What the change would do, in the server's words, before it is made. */
function WhatChanges({
  question: { data, error },
  problem,
  saving,
  difference,
  added,
  orderId,
  whyNoGoods,
}: OrderChangeState & Pick<OrderEditable, "whyNoGoods"> & { orderId: string }) {
  const sentences = data?.sentences ?? [];
  return (
    <Card title="What Changes">
      <div className={styles.fields}>
        {whyNoGoods && (
          <>
            <p className={styles.quiet}>{whyNoGoods}</p>
            <FurtherOrder orderId={orderId} added={[]} />
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
            label="How was the difference paid?"
            value={difference.means}
            onChange={({ target }) => difference.setMeans(meansOf(target.value))}
          >
            <option value="">Please choose</option>
            {PAYMENT_MEANS.map((means) => (
              <option key={means} value={means}>
                {meansLabel(means)}
              </option>
            ))}
          </SelectField>
        )}
        {difference.isMore && added.length > 0 && (
          <>
            <p className={styles.quiet}>
              Is it to be paid by card? A new order takes what is added, and mails a link to pay it;
              this one stays as it is.
            </p>
            <FurtherOrder orderId={orderId} added={added} />
          </>
        )}
        {problem && (
          <p role="alert" className={styles.error}>
            {problem}
          </p>
        )}
        <div>
          <Button type="submit" disabled={saving.isPending || sentences.length === 0}>
            {saving.isPending ? "Changing..." : "Change Order"}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** Leads to a new order of the same person, with what is to be added to this one. */
function FurtherOrder({ orderId, added }: { orderId: string } & HandedOver) {
  return (
    <ForCall name="phoneOrders.place">
      <div>
        <Button asChild tone="secondary">
          <Link
            to={`/admin/orders/new?${new URLSearchParams({ for: orderId })}`}
            state={{ added } satisfies HandedOver}
          >
            {added.length > 0 ? "New Order for What Is Added" : "New Order for This Customer"}
          </Link>
        </Button>
      </div>
    </ForCall>
  );
}

function Changed({ order, message }: { order: Order; message: string }) {
  return (
    <Card title={`Order ${order.number} was changed`}>
      <p role="status">{message}</p>
      <div className={styles.ways}>
        <Button asChild>
          <Link to={addressOfOrder(order.id)}>See Order</Link>
        </Button>
      </div>
    </Card>
  );
}
