import type { Order } from "@eldercare/contracts";
import { Dialog } from "../components/dialog";
import { Loading } from "../components/loading";
import { Problem } from "../components/problem";
import { useAdminQuery } from "../host/use-admin-query";
import { OrderDialog } from "./order-dialog";

type OpenOrderProps = {
  id: string;
  /** The order, where the list behind shows it. */
  listed: Order | undefined;
  onClose: () => void;
};

/** The order of the address: the list behind it may show others, or have lost it to a new status. */
export function OpenOrder({ id, listed, onClose }: OpenOrderProps) {
  if (listed) return <OrderDialog order={listed} onClose={onClose} />;
  return <ReadOrder id={id} onClose={onClose} />;
}

function ReadOrder({ id, onClose }: Pick<OpenOrderProps, "id" | "onClose">) {
  const { data, error, refetch } = useAdminQuery("orders.read", { params: { id } });
  if (data?.id === id) return <OrderDialog order={data} onClose={onClose} />;
  return (
    <Dialog title="Order" isOpen onClose={onClose}>
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : <Loading />}
    </Dialog>
  );
}
