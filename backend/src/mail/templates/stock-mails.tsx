import { SHOP } from "@eldercare/contracts";
import { Link } from "@react-email/link";
import { MAIL_COLOURS } from "../mail-colours";
import type { MailData } from "../mail-data";
import { type MailViewOf, mailView } from "../mail-view";

/** Says once that something can be bought again; below it who writes, why, and how to make it stop. */
export const backInStockMail: MailViewOf<MailData["back-in-stock"]> = (
  { product, path, stopToken },
  shopUrl,
  { address: { street, city, province, postalCode } },
) =>
  mailView(
    "back-in-stock",
    { product, product_link: `${shopUrl}${path}` },
    {
      reason: (
        <>
          You are getting this email because this address was entered at {SHOP.name}, {street},{" "}
          {city} {province} {postalCode}, Canada, to be told once when it is back. It is off the
          list for this product now.{" "}
          <Link
            href={`${shopUrl}/back-in-stock/stop?token=${encodeURIComponent(stopToken)}`}
            style={{ color: MAIL_COLOURS.spruce, textDecoration: "underline" }}
          >
            No mails about other products either
          </Link>
        </>
      ),
    },
  );
