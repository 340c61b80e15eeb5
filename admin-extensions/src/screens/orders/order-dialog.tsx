import type { Order } from "@eldercare/contracts";
import { shortId } from "@eldercare/ui/short-id";
import { Dialog } from "../components/dialog";
import { CustomerCard } from "./customer-card";
import styles from "./order-dialog.module.css";
import { OrderInformationCard } from "./order-information-card";
import { OrderItemsCard } from "./order-items-card";
import { OrderStatusCard } from "./order-status-card";
import { ParcelsCard } from "./parcels-card";
import { PayLinkCard } from "./pay-link-card";
import { ProposalCard } from "./proposal-card";
import { ReturnsCard } from "./returns-card";

type OrderDialogProps = { order: Order | undefined; onClose: () => void };

/** Everything about one order, in four cards (spec §2 Admin orders). */
export function OrderDialog({ order, onClose }: OrderDialogProps) {
  if (!order) return null;
  return (
    <Dialog
      title={`Order ${order.number} (#${shortId(order.id)})`}
      isOpen
      onClose={onClose}
      size="wide"
    >
      <div className={styles.cards}>
        <OrderInformationCard order={order} />
        <CustomerCard order={order} />
        <OrderItemsCard order={order} />
        <OrderStatusCard order={order} />
        <PayLinkCard order={order} />
        <ProposalCard order={order} />
        <ParcelsCard order={order} />
        <ReturnsCard order={order} />
      </div>
    </Dialog>
  );
}
