import type { PhoneOrderAnswer } from "@eldercare/contracts";
import { useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { CopyField } from "../components/copy-field";
import { DraftQuestion } from "../components/draft-question";
import { Form } from "../components/form";
import { Loading } from "../components/loading";
import { Problem } from "../components/problem";
import { Screen } from "../components/screen";
import { useAdminQuery } from "../host/use-admin-query";
import { CustomerPart } from "./customer-part";
import styles from "./new-order.module.css";
import { emptyOrder, type NewOrderValues, orderFor } from "./new-order-form";
import { PaymentPart } from "./payment-part";
import { ProductsPart } from "./products-part";
import { TermsPart } from "./terms-part";
import { useNewOrder } from "./use-new-order";

/** An order that staff take for somebody, such as on the phone (decision 100). */
export default function NewOrderScreen() {
  const [params] = useSearchParams();
  const id = params.get("for") ?? "";
  return (
    <Screen
      title="New Order"
      subtitle="Take an order on the phone or in person"
      actions={
        <Button asChild tone="secondary">
          <Link to="/admin/orders">All Orders</Link>
        </Button>
      }
    >
      {id ? (
        <OrderFor key={id} id={id} isAgain={params.get("goods") === "same"} />
      ) : (
        <NewOrder begin={emptyOrder} draftName="order:new" />
      )}
    </Screen>
  );
}

/** For whoever an order is of: the form begins with the person, and with goods where they are known. */
function OrderFor({ id, isAgain }: { id: string; isAgain: boolean }) {
  const { data, error, refetch, isFetchedAfterMount } = useAdminQuery("orders.read", {
    params: { id },
  });
  if (error) return <Problem error={error} onRetry={() => void refetch()} />;
  if (!data || !isFetchedAfterMount) return <Loading />;
  return <NewOrder begin={() => orderFor(data, { isAgain })} draftName={`order:new:${id}`} />;
}

function NewOrder(begun: { begin: () => NewOrderValues; draftName: string }) {
  const state = useNewOrder(begun);
  const { place, placing, draft } = state;
  if (placing.data) return <Placed {...placing.data} onAnother={placing.reset} />;
  return (
    <Form
      className={styles.form}
      onSubmit={(event) => void place(event)}
      aria-busy={placing.isPending}
    >
      <div className={styles.column}>
        <CustomerPart {...state} />
        <ProductsPart {...state} fresh={state.totals.data?.lines} />
      </div>
      <div className={styles.column}>
        <TermsPart {...state} />
        <PaymentPart {...state} />
      </div>
      <DraftQuestion {...draft} />
    </Form>
  );
}

function Placed({ order, message, link, onAnother }: PhoneOrderAnswer & { onAnother: () => void }) {
  const told = useRef<HTMLParagraphElement>(null);
  // The form that was sent was longer: what is said of it would be above the screen.
  useEffect(() => {
    told.current?.focus({ preventScroll: true });
    told.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Card title={`Order ${order.number} was placed`}>
      <p ref={told} role="status" tabIndex={-1}>
        {message}
      </p>
      {link && <CopyField label="Pay link" text={link} />}
      <div className={styles.ways}>
        <Button asChild>
          <Link to={`/admin/orders?${new URLSearchParams({ order: order.id })}`}>See Order</Link>
        </Button>
        <Button tone="secondary" onClick={onAnother}>
          Take Another Order
        </Button>
      </div>
    </Card>
  );
}
