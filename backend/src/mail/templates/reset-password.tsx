import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailAction, MailNote, MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";
import { withName } from "../safe-name";

/** Carries the link to choose a new password; the link works for one hour. */
export const resetPasswordMail: MailViewOf<MailData["reset-password"]> = (
  { firstName, token },
  shopUrl,
) => ({
  subject: "Choose a new password",
  body: (
    <MailLayout
      preview="Here is your link to choose a new password. It works for one hour."
      shopUrl={shopUrl}
    >
      <MailTitle>Choose a new password</MailTitle>
      <MailText>{withName("Hello", firstName)}.</MailText>
      <MailText>
        You asked for a new password for your Birchwell account. Open this link to choose one.
      </MailText>
      <MailAction href={`${shopUrl}/reset-password?token=${encodeURIComponent(token)}`}>
        Choose a new password
      </MailAction>
      <MailText>
        The link works once, within the next hour. Afterwards you are signed out on all your
        devices.
      </MailText>
      <MailNote>
        You did not ask for it? Then leave this mail alone: your password stays as it is.
      </MailNote>
    </MailLayout>
  ),
});
