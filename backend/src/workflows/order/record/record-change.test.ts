import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { beforeEach, expect, it } from "vitest";
import { payments } from "../../../measures/measures";
import { MAIL_OUTBOX_MODULE } from "../../../modules/mail-outbox";
import { SHOP_ORDER_MODULE } from "../../../modules/shop-order";
import type { PaymentRowState } from "../../../modules/shop-order/payment-table";
import { recordChange } from "./record-change";

beforeEach(() => payments.reset());

/** A payment and its order; what a transaction wrote is forgotten when it fails. */
function aPayment(): MedusaContainer {
  let kept = "open";
  let written = kept;
  const parts: Record<string, unknown> = {
    [SHOP_ORDER_MODULE]: {
      orders: { find: async () => undefined, change: async () => true },
      payments: {
        setState: async (_id: string, state: PaymentRowState) => {
          const isNew = written !== state;
          written = state;
          return isNew;
        },
      },
    },
    [MAIL_OUTBOX_MODULE]: { announce: () => undefined },
    [ContainerRegistrationKeys.PG_CONNECTION]: {
      transaction: async (work: (transaction: unknown) => Promise<boolean>) => {
        written = kept;
        const done = await work({});
        kept = written;
        return done;
      },
    },
  };
  return { resolve: (name: string) => parts[name] } as unknown as MedusaContainer;
}

async function counted(outcome: string): Promise<number> {
  const { values } = await payments.get();
  return values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
}

it("a payment counts once, however often its order's change fails and is tried again", async () => {
  const container = aPayment();
  const arrives = (writeMedusa?: () => Promise<void>) =>
    recordChange(container, {
      ...{ orderId: "order_1", from: ["pending"], to: "paid", by: "shop", note: "It arrived." },
      payment: { id: "pay_1", state: "taken" },
      writeMedusa,
    });
  const away = async () => {
    throw new Error("The database is away.");
  };
  await expect(arrives(away)).rejects.toThrow("is away");
  await expect(arrives(away)).rejects.toThrow("is away");
  expect(await counted("taken")).toBe(0);
  await arrives();
  await arrives();
  expect(await counted("taken")).toBe(1);
});
