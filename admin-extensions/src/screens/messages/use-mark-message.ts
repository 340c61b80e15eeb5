import { ContactMessage } from "@eldercare/contracts";
import { adminApi } from "../host/admin-api";
import { useAdminMutation } from "../host/use-admin-mutation";

/** Marks a contact message as done, or as open again. */
export function useMarkMessage() {
  return useAdminMutation({
    send: ({ id, handled }: Pick<ContactMessage, "id" | "handled">) =>
      adminApi.send(
        "PUT",
        `/api/contact-messages/${encodeURIComponent(id)}`,
        { handled },
        ContactMessage,
      ),
    refreshes: ["/api/contact-messages"],
    success: ({ handled }) => ({
      title: "Message Updated",
      description: handled ? "It is marked as handled." : "It is open again.",
    }),
    failure: "Failed to update message. Please try again.",
  });
}
