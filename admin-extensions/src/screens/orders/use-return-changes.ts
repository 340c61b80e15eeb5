import type { ReturnChangeBody, StaffReturnBody } from "@eldercare/contracts";
import { useAdminMutation } from "../host/use-admin-mutation";

const CHANGED = {
  refreshes: ["orders"] as const,
  success: ({ message }: { message: string }) => ({
    title: "Order Updated",
    description: message,
  }),
};

/** The next step of a return; its buyer gets an email. */
export function useReturnChange(orderId: string, returnId: string) {
  return useAdminMutation({
    send: (body: ReturnChangeBody, call) =>
      call("returns.change", { params: { id: orderId, return: returnId }, body }),
    ...CHANGED,
    failure: "Failed to change the return. Please try again.",
  });
}

/** A return for somebody who called: one for each key, however often it is sent. */
export function useNewReturn(orderId: string) {
  return useAdminMutation({
    send: (body: StaffReturnBody, call) => call("returns.make", { params: { id: orderId }, body }),
    ...CHANGED,
    failure: "Failed to add the return. Please try again.",
  });
}
