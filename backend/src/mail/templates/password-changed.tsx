import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailAction, MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";
import { withName } from "../safe-name";

/** Tells the owner of an account that its password is a new one. */
export const passwordChangedMail: MailViewOf<MailData["password-changed"]> = (
  { firstName },
  shopUrl,
) => ({
  subject: "Your password was changed",
  body: (
    <MailLayout
      preview="The password of your Birchwell account was changed just now."
      shopUrl={shopUrl}
    >
      <MailTitle>Your password was changed</MailTitle>
      <MailText>{withName("Hello", firstName)}.</MailText>
      <MailText>
        The password of your Birchwell account was changed just now. All other devices were signed
        out.
      </MailText>
      <MailText>If it was you, everything is in order.</MailText>
      <MailText>
        If it was not you, please choose a new password at once, and tell us about it.
      </MailText>
      <MailAction href={`${shopUrl}/forgot-password`}>Choose a new password</MailAction>
    </MailLayout>
  ),
});
