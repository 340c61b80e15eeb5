import { Link } from "@react-email/link";
import { MAIL_COLOURS } from "../mail-colours";
import type { MailData } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailAction, MailNote, MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";
import { withName } from "../safe-name";

/** Tells the owner of an account that someone tried to register its address again. */
export const alreadyRegisteredMail: MailViewOf<MailData["already-registered"]> = (
  { firstName },
  shopUrl,
) => ({
  subject: "You already have a Birchwell account",
  body: (
    <MailLayout preview="You can sign in, or choose a new password." shopUrl={shopUrl}>
      <MailTitle>{withName("You already have an account", firstName)}</MailTitle>
      <MailText>
        Someone, probably you, asked for a new account with this e-mail address. You have one
        already, so nothing was changed. You can simply sign in.
      </MailText>
      <MailAction href={`${shopUrl}/auth`}>Sign in</MailAction>
      <MailText>
        Password forgotten?{" "}
        <Link
          href={`${shopUrl}/forgot-password`}
          style={{ color: MAIL_COLOURS.spruce, textDecoration: "underline" }}
        >
          Choose a new one here
        </Link>
        .
      </MailText>
      <MailNote>
        It was not you? Your account is safe: nobody got into it, and you need not do anything.
      </MailNote>
    </MailLayout>
  ),
});
