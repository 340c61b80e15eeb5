import { SHOP } from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { Link } from "@react-email/link";
import { MAIL_COLOURS } from "./mail-colours";
import type { ShopTexts } from "./mail-view";
import { Unbroken } from "./unbroken";

/** The page that asks once more and then unsubscribes. */
export function unsubscribePage(shopUrl: string, token: string): string {
  return `${shopUrl}/newsletter/unsubscribe?token=${encodeURIComponent(token)}`;
}

/** The address that mail programs post to; a browser that opens it is led to the page. */
export function oneClickUnsubscribe(shopUrl: string, token: string): string {
  return `${shopUrl}${addressOf("newsletter.openUnsubscribePage", { query: { token } })}`;
}

interface NewsletterReasonProps {
  shopUrl: string;
  address: ShopTexts["address"];
  unsubscribeToken: string;
  /** Why somebody gets it who signed up. */
  because?: string | undefined;
}

/** Who writes, from where, why, and how to make it stop: Canada's anti-spam law (CASL, s. 6(2)). */
export function NewsletterReason({
  shopUrl,
  address: { street, city, province, postalCode },
  unsubscribeToken,
  because = "this address was entered",
}: NewsletterReasonProps) {
  return (
    <>
      You are getting this email because {because} for the newsletter of {SHOP.name}, {street},{" "}
      {city} {province} <Unbroken>{postalCode}</Unbroken>, Canada.{" "}
      <Link
        href={unsubscribePage(shopUrl, unsubscribeToken)}
        style={{ color: MAIL_COLOURS.spruce, textDecoration: "underline" }}
      >
        Unsubscribe
      </Link>
    </>
  );
}
