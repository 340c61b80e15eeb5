import { createHash } from "node:crypto";
import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { InviteWorkflowEvents, Modules } from "@medusajs/framework/utils";
import { invitationFrom } from "../accounts/list-staff";
import { queueMail } from "../mail/queue-mail";
import { shopSettings } from "../settings";

/** Whoever is invited to the staff, on our screen or in Medusa Admin, gets the link by mail. */
export default async function mailInvitation({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const { id } = event.data;
  const [invite] = await container.resolve(Modules.USER).listInvites({ id: [id] }, { take: 1 });
  if (!invite) return;
  const { email, role } = await invitationFrom(container, invite);
  const query = new URLSearchParams({ token: invite.token });
  await queueMail(container, {
    template: "staff-invitation",
    // A new link is a new mail; the secret itself stays out of the key, which is kept.
    cause: createHash("sha256").update(invite.token).digest("base64url"),
    recipient: email,
    data: { link: `${shopSettings().SHOP_URL}/invitation?${query}`, role },
  });
}

export const config: SubscriberConfig = {
  event: [InviteWorkflowEvents.CREATED, InviteWorkflowEvents.RESENT],
  context: { subscriberId: "mail-invitations" },
};
