import type { Order } from "@eldercare/contracts";
import { Link } from "react-router-dom";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { useAdminQuery } from "../host/use-admin-query";
import { progressOf } from "../parcels/order-progress";
import { ParcelList } from "../parcels/parcel-list";

/** How far an order is packed and sent, with its parcels; packing has a screen of its own. */
export function ParcelsCard({ order: { id } }: { order: Order }) {
  const { data } = useAdminQuery("packing.list", { query: { orders: id } });
  const order = data?.orders.find((one) => one.id === id);
  if (!order || (order.stage === "done" && order.parcels.length === 0)) return null;
  return (
    <Card title="Parcels">
      <p>{progressOf(order)}</p>
      <ParcelList order={order} />
      {order.stage !== "done" && (
        <Button asChild tone="secondary">
          <Link to={`/admin/packing?${new URLSearchParams({ order: id })}`}>Pack and Send</Link>
        </Button>
      )}
    </Card>
  );
}
