import { type Order, streetLine } from "@eldercare/contracts";
import { Link } from "react-router-dom";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { CustomerLink } from "../components/customer-link";
import { Facts } from "../components/facts";
import { NO_EMAIL } from "../components/no-email";
import { ForCall } from "../host/for-call";
import styles from "./order-verbs.module.css";

const known = (...parts: readonly string[]) => parts.filter(Boolean).join(", ") || "N/A";

export function CustomerCard({ order }: { order: Order }) {
  const { id, email, isGuest, shipping, status, standing } = order;
  // What is left of an order that was sent in part may go to another address.
  const isChangeable =
    (status === "pending" || status === "paid") &&
    (standing.goods === "reserved" || standing.goods === "part-sent");
  // Of people who were forgotten nobody knows any more where to send something.
  const isKnownPerson = shipping.name !== "";
  return (
    <Card title="Customer & Shipping">
      <Facts
        facts={[
          {
            term: "Email",
            value: email ? <CustomerLink who={{ email }}>{email}</CustomerLink> : NO_EMAIL,
          },
          ...(isGuest ? [{ term: "Account", value: "None: ordered as a guest" }] : []),
          {
            term: "Name",
            // Who gave no address is found by the order.
            value:
              isKnownPerson && !email ? (
                <CustomerLink who={{ order: id }}>{shipping.name}</CustomerLink>
              ) : (
                known(shipping.name)
              ),
          },
          { term: "Phone", value: known(shipping.phone) },
          { term: "Address", value: known(streetLine(shipping)) },
          { term: "City & Region", value: known(shipping.city, shipping.region.toUpperCase()) },
          { term: "Postal Code", value: known(shipping.postal) },
          ...(shipping.note ? [{ term: "For the Carrier", value: shipping.note }] : []),
        ]}
      />
      <div className={styles.verbs}>
        {isChangeable && (
          <ForCall name="orderEdits.save">
            <Button asChild tone="secondary">
              <Link to={`/admin/orders/change?${new URLSearchParams({ order: id })}`}>
                Change Order
              </Link>
            </Button>
          </ForCall>
        )}
        {isKnownPerson && (
          <ForCall name="phoneOrders.place">
            <Button asChild tone="secondary">
              <Link to={`/admin/orders/new?${new URLSearchParams({ for: id, goods: "same" })}`}>
                Order Again
              </Link>
            </Button>
          </ForCall>
        )}
      </div>
    </Card>
  );
}
