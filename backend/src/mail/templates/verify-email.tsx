import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailAction, MailNote, MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";
import { withName } from "../safe-name";

/** Asks a new customer to open the verification link; the link works for 24 hours. */
export const verifyEmailMail: MailViewOf<MailData["verify-email"]> = (
  { firstName, token, next },
  shopUrl,
) => ({
  subject: "Please verify your e-mail address",
  body: (
    <MailLayout
      preview="One click and your Birchwell account is ready. The link works for 24 hours."
      shopUrl={shopUrl}
    >
      <MailTitle>{withName("Welcome", firstName)}</MailTitle>
      <MailText>
        Thank you for creating an account at Birchwell. Please confirm that this e-mail address is
        yours. After that you can sign in.
      </MailText>
      <MailAction
        href={`${shopUrl}/verify-email?${new URLSearchParams({ token, ...(next && { next }) })}`}
      >
        Verify my e-mail address
      </MailAction>
      <MailText>The link works for the next 24 hours.</MailText>
      <MailNote>
        You did not create an account? Then you need not do anything: without the click, nobody can
        use the account.
      </MailNote>
    </MailLayout>
  ),
});
