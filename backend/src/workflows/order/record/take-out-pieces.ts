import type { BigNumberValue, MedusaContainer } from "@medusajs/framework/types";
import {
  ChangeActionType,
  ContainerRegistrationKeys,
  Modules,
  OrderChangeStatus,
  OrderChangeType,
} from "@medusajs/framework/utils";
import { TAKEN_OUT } from "./incomplete-changes";

/** How many pieces a line of Medusa's order is to have. */
export interface LineQuantity {
  lineId: string;
  quantity: number;
}

interface TakingOut {
  lines: readonly LineQuantity[];
  /** Names the change, so that this one can be taken back. */
  key: string;
  by: string;
  reason: string;
}

interface Row {
  items: {
    id: string;
    detail: { quantity: BigNumberValue };
    adjustments?:
      | {
          amount: BigNumberValue;
          code?: string | null;
          description?: string | null;
          promotion_id?: string | null;
          is_tax_inclusive?: boolean;
        }[]
      | null;
  }[];
}

const FIELDS = ["id", "items.id", "items.detail.quantity", "items.adjustments.*"];

/**
 * Pieces that have not left the house are no part of Medusa's order any more, so that nobody packs
 * them: a confirmed edit of the order, with the lines' discounts for what stays. Stock is not touched.
 * Lines that have so many pieces already are left alone, so that it can be run again after a crash.
 */
export async function takeOutPieces(
  container: MedusaContainer,
  orderId: string,
  { lines, key, by, reason }: TakingOut,
): Promise<void> {
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  const { data } = await query.graph({ entity: "order", fields: FIELDS, filters: { id: orderId } });
  const [row] = data as unknown as Row[];
  const actions = lines.flatMap(({ lineId, quantity }) => {
    const item = row?.items.find(({ id }) => id === lineId);
    const now = Number(item?.detail.quantity ?? 0);
    if (!item || now === quantity) return [];
    return [
      {
        action: ChangeActionType.ITEM_UPDATE,
        details: { reference_id: lineId, quantity, quantity_diff: quantity - now },
      },
      {
        action: ChangeActionType.ITEM_ADJUSTMENTS_REPLACE,
        details: {
          reference_id: lineId,
          adjustments: (item.adjustments ?? []).map(
            ({ amount, code, description, promotion_id, is_tax_inclusive }) => ({
              ...{ code, description, promotion_id, is_tax_inclusive },
              amount: (Number(amount) * quantity) / now,
            }),
          ),
        },
      },
    ];
  });
  if (actions.length === 0) return;
  const orders = container.resolve(Modules.ORDER);
  const change = await orders.createOrderChange({
    order_id: orderId,
    change_type: OrderChangeType.EDIT,
    created_by: by,
    internal_note: reason,
    metadata: { [TAKEN_OUT]: key },
    actions,
  });
  await orders.confirmOrderChange(change.id);
}

/** The pieces are part of the order again, where taking them out was the last change of it. */
export async function takeBackPieces(
  container: MedusaContainer,
  orderId: string,
  key: string,
): Promise<void> {
  const orders = container.resolve(Modules.ORDER);
  const { version } = await orders.retrieveOrder(orderId, { select: ["id", "version"] });
  const changes = await orders.listOrderChanges(
    { order_id: orderId, status: OrderChangeStatus.CONFIRMED },
    { select: ["id", "version", "metadata"] },
  );
  const isLast = changes.some(
    ({ version: of, metadata }) => of === version && metadata?.[TAKEN_OUT] === key,
  );
  if (isLast) await orders.revertLastVersion(orderId);
}
