import { SHOP, STOCK_ALERT_CONSENT } from "@eldercare/contracts";
import { Link } from "@react-email/link";
import { MAIL_COLOURS } from "../mail-colours";
import type { MailData } from "../mail-data";
import { type MailViewOf, mailView, type ShopTexts } from "../mail-view";
import { Unbroken } from "../unbroken";

/** Asks whether it was the address's owner; the link works for seven days, the one that stops for longer. */
export const stockAlertConfirmMail: MailViewOf<MailData["stock-alert-confirm"]> = (
  { product, token, stopToken },
  shopUrl,
  texts,
) =>
  mailView(
    "stock-alert-confirm",
    {
      product,
      consent: STOCK_ALERT_CONSENT,
      confirm_link: `${shopUrl}/back-in-stock/confirm?token=${encodeURIComponent(token)}`,
    },
    { reason: <StockReason {...{ shopUrl, texts, stopToken }} stop="Stop these emails" /> },
  );

/** Says once that something can be bought again; below it who writes, why, and how to make it stop. */
export const backInStockMail: MailViewOf<MailData["back-in-stock"]> = (
  { product, path, stopToken },
  shopUrl,
  texts,
) =>
  mailView(
    "back-in-stock",
    { product, product_link: `${shopUrl}${path}` },
    {
      reason: (
        <StockReason
          {...{ shopUrl, texts, stopToken }}
          also="You are no longer on the list for this product. "
          stop="No emails about other products either"
        />
      ),
    },
  );

interface StockReasonProps {
  shopUrl: string;
  texts: ShopTexts;
  stopToken: string;
  also?: string;
  /** What the link that stops is called. */
  stop: string;
}

/** Who writes, from where, why, and how to make it stop: Canada's anti-spam law (CASL, s. 6(2)). */
function StockReason({ shopUrl, texts, stopToken, also = "", stop }: StockReasonProps) {
  const { street, city, province, postalCode } = texts.address;
  return (
    <>
      You are getting this email because this address was entered at {SHOP.name}, {street}, {city}{" "}
      {province} <Unbroken>{postalCode}</Unbroken>, Canada, to be told once when something is back
      in stock. {also}
      <Link
        href={`${shopUrl}/back-in-stock/stop?token=${encodeURIComponent(stopToken)}`}
        style={{ color: MAIL_COLOURS.spruce, textDecoration: "underline" }}
      >
        {stop}
      </Link>
    </>
  );
}
