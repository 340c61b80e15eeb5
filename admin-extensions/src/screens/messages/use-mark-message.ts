import type { ContactMessage } from "@eldercare/contracts";
import { useAdminMutation } from "../host/use-admin-mutation";

/** Marks a contact message as done, or as open again. */
export function useMarkMessage() {
  return useAdminMutation({
    send: ({ id, handled }: Pick<ContactMessage, "id" | "handled">, call) =>
      call("contactMessages.mark", { params: { id }, body: { handled } }),
    refreshes: ["contactMessages"],
    success: ({ handled }) => ({
      title: "Message Updated",
      description: handled ? "It is marked as handled." : "It is open again.",
    }),
    failure: "Failed to update message. Please try again.",
  });
}
