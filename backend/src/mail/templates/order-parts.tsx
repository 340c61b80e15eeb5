import {
  formatCents,
  goodsAlone,
  type OrderShipping,
  orderRows,
  PROVINCES,
  RETURN_RULE_SENTENCES,
  streetLine,
  taxLabel,
} from "@eldercare/contracts";
import { Hr } from "@react-email/hr";
import { Link } from "@react-email/link";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { Fragment, type ReactNode } from "react";
import { MAIL_COLOURS } from "../mail-colours";
import type { OrderMailData } from "../mail-data";
import { MailAction } from "../mail-parts";
import { Unbroken } from "../unbroken";

/** What was bought, line by line, and its totals; the copy that the buyer keeps, with what cannot simply come back where it `saysRules`. Mails that were queued before totals were kept have none. */
export function OrderLines({
  items,
  amountCAD,
  totals = goodsAlone(amountCAD),
  saysRules = false,
}: Pick<OrderMailData, "items" | "amountCAD"> &
  Partial<Pick<OrderMailData, "totals">> & { saysRules?: boolean }) {
  const bearsTaxes = totals.pricesIncludeTax || totals.taxes.length > 0;
  return (
    <Section style={box}>
      {items.map(({ name, variantName, qty, unitPriceCAD, returnRule }) => (
        <Fragment key={`${name} ${variantName} ${unitPriceCAD}`}>
          <Text style={{ ...line, margin: 0 }}>
            <strong>{name}</strong>
            {variantName !== undefined && (
              <>
                <br />
                {variantName}
              </>
            )}
          </Text>
          <AmountRow
            label={
              <>
                {`${qty} × ${formatCents(unitPriceCAD)} `}
                <span style={inLettersAlone}>=</span>
              </>
            }
            amount={formatCents(qty * unitPriceCAD)}
          />
          {saysRules && returnRule && <Text style={line}>{RETURN_RULE_SENTENCES[returnRule]}</Text>}
        </Fragment>
      ))}
      <Hr style={rule} />
      {orderRows(totals).map(({ label, amount, isTotal }) => (
        <AmountRow
          key={label}
          label={`${label}:`}
          amount={isTotal ? `${amount} CAD` : amount}
          isTotal={isTotal}
          note={isTotal && bearsTaxes ? ", taxes included" : ""}
        />
      ))}
    </Section>
  );
}

/** What something comes to, the sums one below the other; a line of its own in letters, too. */
function AmountRow({
  label,
  amount,
  isTotal = false,
  note = "",
}: {
  label: ReactNode;
  amount: string;
  isTotal?: boolean;
  note?: string;
}) {
  const style = isTotal ? total : line;
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={amounts}>
      <tbody>
        <tr>
          <td data-inline="true" style={{ ...style, verticalAlign: "top" }}>
            {label}{" "}
          </td>
          <td
            data-inline="true"
            align="right"
            style={{ ...style, paddingLeft: "12px", textAlign: "right", verticalAlign: "bottom" }}
          >
            <span style={inOneLine}>{amount}</span>
            {note}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** How the money comes back: by the bank, or from hand to hand where no card was charged. */
export function howItComesBack({
  paidBackCents,
  byHandCents = 0,
}: Pick<OrderMailData, "paidBackCents" | "byHandCents">): { title: string; text: string } {
  const sum = formatCents(paidBackCents - byHandCents);
  return byHandCents >= paidBackCents
    ? {
        title: `${formatCents(paidBackCents)} goes back to you`,
        text: "You did not pay by card in our shop, so you get it back the way you paid. If you do not have it within 10 business days, please call us.",
      }
    : {
        title: `We have paid ${sum} back to you`,
        text: [
          "The money goes back the way you paid. Your bank may need 5 to 10 business days to show it.",
          ...(byHandCents > 0
            ? [
                `${formatCents(byHandCents)} that you paid by other means goes back the way you paid it.`,
              ]
            : []),
        ].join(" "),
      };
}

/** What a part of the money goes back for, why, and what is not sent any more. */
export function RefundedFor({
  order: { refundedFor = [], refundReason, notSent },
}: {
  order: Pick<OrderMailData, "refundedFor" | "refundReason" | "notSent">;
}) {
  return (
    <>
      {(refundedFor.length > 0 || refundReason !== undefined) && (
        <Text style={line}>
          {refundedFor.length > 0 && (
            <>
              For: {refundedFor.join(", ")}
              <br />
            </>
          )}
          {refundReason !== undefined && (
            <>
              Reason: <Unbroken>{refundReason}</Unbroken>
            </>
          )}
        </Text>
      )}
      {notSent !== undefined && (
        <Text style={line}>
          <Unbroken>{notSent}</Unbroken>
        </Text>
      )}
    </>
  );
}

/** Which taxes are in the money that goes back, for whoever had deducted them. */
export function TaxesPaidBack({ taxes = [] }: { taxes?: OrderMailData["paidBackTaxes"] }) {
  if (taxes.length === 0) return null;
  const each = taxes.map((tax) => `${taxLabel(tax)}: ${formatCents(tax.amount)}`);
  return <Text style={line}>This includes taxes: {each.join(", ")}.</Text>;
}

/** Where the order goes, as on its label (Canada Post, "Addressing guidelines"). */
export function OrderAddress(shipping: OrderShipping) {
  const { name, city, region, postal, phone, note } = shipping;
  return (
    <Text style={line}>
      <strong>Delivery address</strong>
      <br />
      {name}
      <br />
      {streetLine(shipping)}
      <br />
      {city}, {provinceName(region)} <Unbroken>{postal}</Unbroken>
      <br />
      Phone: <Unbroken>{phone}</Unbroken>
      {note && (
        <>
          <br />
          For the carrier: {note}
        </>
      )}
    </Text>
  );
}

/** Why somebody gets an order's mails; it may have been placed without an account. */
export const ORDER_REASON =
  "You are getting this email because of an order at Birchwell, our shop for eldercare products in Canada. It is not advertising.";

type OfMail = {
  order: Pick<OrderMailData, "orderId" | "statusToken" | "isGuest">;
  shopUrl: string;
};

/** Leads to the order in its account, and below to what everybody may see who has the mail; guests only have that. */
export function OrderAction({ order, shopUrl }: OfMail) {
  if (order.isGuest) {
    return <MailAction href={statusAddress(order, shopUrl)}>See Your Order</MailAction>;
  }
  return (
    <>
      <MailAction href={`${shopUrl}/order-confirmation?orderId=${order.orderId}`}>
        See Your Order
      </MailAction>
      <OrderStatusLink order={order} shopUrl={shopUrl} />
    </>
  );
}

/** How the order stands, without signing in. */
export function OrderStatusLink({ order, shopUrl }: OfMail) {
  return (
    <Text style={line}>
      <Link href={statusAddress(order, shopUrl)} style={link}>
        See how your order stands without signing in
      </Link>
      <br />
      This link works for 90 days.
    </Text>
  );
}

function statusAddress({ statusToken }: OfMail["order"], shopUrl: string): string {
  return `${shopUrl}/order-status?${new URLSearchParams({ token: statusToken })}`;
}

function provinceName(code: string): string {
  return Object.entries(PROVINCES).find(([known]) => known === code)?.[1] ?? code;
}

const amounts = { borderCollapse: "collapse" as const, margin: "0 0 10px" };
/** Where the sum stands at the other edge, it would hang in the air. */
const inLettersAlone = { display: "none" };
const inOneLine = { whiteSpace: "nowrap" as const };
const box = {
  backgroundColor: MAIL_COLOURS.page,
  borderRadius: "8px",
  margin: "0 0 16px",
  padding: "12px 16px",
};
const line = { color: MAIL_COLOURS.ink, fontSize: "18px", lineHeight: "28px", margin: "0 0 10px" };
const link = { color: MAIL_COLOURS.spruce, textDecoration: "underline" };
const total = { ...line, fontWeight: 700, margin: 0 };
const rule = { borderColor: MAIL_COLOURS.sage, margin: "6px 0 12px" };
