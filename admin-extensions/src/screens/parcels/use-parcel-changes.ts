import type { BodyInputOf } from "@eldercare/contracts/calls";
import { useAdminMutation } from "../host/use-admin-mutation";

const FAILED = "The parcel could not be saved. Please try again.";

/** Packs and sends a parcel of an order. */
export function useMakeParcel(id: string) {
  return useAdminMutation({
    send: (body: BodyInputOf<"packing.makeParcel">, call) =>
      call("packing.makeParcel", { params: { id }, body }),
    refreshes: ["packing", "orders", "dashboard"],
    success: ({ order, message }) => ({ title: `Order ${order.number}`, description: message }),
    failure: FAILED,
  });
}

/** Sends a packed parcel, or mends by which number it is followed. */
export function useChangeParcel(id: string) {
  return useAdminMutation({
    send: ({ parcel, ...body }: { parcel: string } & BodyInputOf<"packing.changeParcel">, call) =>
      call("packing.changeParcel", { params: { id, parcel }, body }),
    refreshes: ["packing", "orders", "dashboard"],
    success: ({ order, message }) => ({ title: `Order ${order.number}`, description: message }),
    failure: FAILED,
  });
}

/** Takes a parcel apart that has not left. */
export function useTakeParcelApart(id: string) {
  return useAdminMutation({
    send: (parcel: string, call) => call("packing.takeApart", { params: { id, parcel } }),
    refreshes: ["packing", "orders", "dashboard"],
    success: ({ order, message }) => ({ title: `Order ${order.number}`, description: message }),
    failure: "The parcel could not be taken apart. Please try again.",
  });
}
