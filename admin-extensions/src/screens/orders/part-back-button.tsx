import { mayPayPartBack, type Order } from "@eldercare/contracts";
import { useState } from "react";
import { Button } from "../components/button";
import { useAdminHost } from "../host/admin-host";
import { PartBackDialog } from "./part-back-dialog";

/** Pays a part of an order's money back, where some of it is with the shop. */
export function PartBackButton({ order }: { order: Order }) {
  const { mayMake } = useAdminHost();
  const [isOpen, setOpen] = useState(false);
  if (!mayMake("moneyBack.pay") || !mayPayPartBack(order)) return null;
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        Pay Part Back
      </Button>
      {isOpen && <PartBackDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}
