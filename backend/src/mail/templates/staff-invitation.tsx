import { STAFF_ROLE_TEXTS } from "@eldercare/contracts";
import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailAction, MailNote, MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";

/** Brings somebody the link to join the staff: Medusa Admin's page, where they choose a password. */
export const staffInvitationMail: MailViewOf<MailData["staff-invitation"]> = (
  { link, role },
  shopUrl,
) => ({
  subject: "You are invited to work in the Birchwell shop",
  body: (
    <MailLayout
      preview="Choose a password, and the back office is open to you."
      shopUrl={shopUrl}
      reason="You get this mail because an owner of Birchwell, our shop for eldercare products in Canada, invited this address to its staff. It is not advertising."
    >
      <MailTitle>You are invited to work in the Birchwell shop</MailTitle>
      <MailText>
        Hello. An owner of the shop invites you to its staff. Your role is{" "}
        {STAFF_ROLE_TEXTS[role].name}: {STAFF_ROLE_TEXTS[role].may}.
      </MailText>
      <MailText>
        Follow the link and choose a password. The link works for one day. Afterwards you sign in at{" "}
        {shopUrl}/admin.
      </MailText>
      <MailAction href={link}>Accept the Invitation</MailAction>
      <MailNote>
        You do not know what this is about? Then somebody typed this address by mistake. You need
        not do anything.
      </MailNote>
    </MailLayout>
  ),
});
