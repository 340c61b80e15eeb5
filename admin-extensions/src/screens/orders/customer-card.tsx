import type { Order } from "@eldercare/contracts";
import { Card } from "../components/card";
import { Facts } from "../components/facts";

const known = (...parts: readonly string[]) => parts.filter(Boolean).join(", ") || "N/A";

export function CustomerCard({ order: { email, isGuest, shipping } }: { order: Order }) {
  return (
    <Card title="Customer & Shipping">
      <Facts
        facts={[
          { term: "Email", value: email },
          ...(isGuest ? [{ term: "Account", value: "None: ordered as a guest" }] : []),
          { term: "Name", value: known(shipping.name) },
          { term: "Phone", value: known(shipping.phone) },
          { term: "Address", value: known(shipping.address) },
          { term: "City & Region", value: known(shipping.city, shipping.region.toUpperCase()) },
          { term: "Postal Code", value: known(shipping.postal) },
        ]}
      />
    </Card>
  );
}
