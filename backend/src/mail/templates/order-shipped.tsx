import { Link } from "@react-email/link";
import { Text } from "@react-email/text";
import { MAIL_COLOURS } from "../mail-colours";
import type { MailData, MailParcel } from "../mail-data";
import { MailLayout } from "../mail-layout";
import { MailText, MailTitle } from "../mail-parts";
import type { MailViewOf } from "../mail-view";
import { ORDER_REASON, OrderAction, OrderAddress, OrderLines, orderTitle } from "./order-parts";

const PARTS: Record<MailParcel["part"], { what: string; left: string }> = {
  whole: { what: "Your order", left: "Your parcel has left our warehouse." },
  part: { what: "A part of your order", left: "A parcel of your order has left our warehouse." },
  rest: {
    what: "The rest of your order",
    left: "The last parcel of your order has left our warehouse.",
  },
};

/** Tells that a parcel of an order is on its way, or all of it; mails of before name no parcel. */
export const orderShippedMail: MailViewOf<MailData["order-shipped"]> = (order, shopUrl) => {
  const { parcel } = order;
  const { what, left } = PARTS[parcel?.part ?? "whole"];
  const isPart = parcel !== undefined && parcel.part !== "whole";
  return {
    subject: `${what.replace("order", `order ${order.number}`)} is on its way`,
    body: (
      <MailLayout preview={left} shopUrl={shopUrl} reason={ORDER_REASON}>
        <MailTitle>{what} is on its way</MailTitle>
        <MailText>{left}</MailText>
        {parcel?.trackings.map((tracking) => (
          <FollowParcel key={tracking.number} {...tracking} />
        ))}
        {isPart && <Pieces title="In this parcel" pieces={parcel.items} />}
        {isPart && parcel.toCome.length > 0 && (
          <Pieces title="Still to come, with a mail of its own" pieces={parcel.toCome} />
        )}
        <OrderAddress {...order.shipping} />
        <MailText>{orderTitle(order)}</MailText>
        <OrderLines {...order} />
        <OrderAction order={order} shopUrl={shopUrl} />
      </MailLayout>
    ),
  };
};

function FollowParcel({ carrier, number, url }: MailParcel["trackings"][number]) {
  return (
    <Text style={line}>
      {carrier ? `${carrier}, tracking number` : "Tracking number"} <strong>{number}</strong>
      {url && (
        <>
          <br />
          <Link href={url} style={link}>
            Follow this parcel
          </Link>
        </>
      )}
    </Text>
  );
}

function Pieces({ title, pieces }: { title: string; pieces: MailParcel["items"] }) {
  return (
    <Text style={line}>
      <strong>{title}</strong>
      {pieces.map(({ name, variantName, qty }) => (
        <span key={`${name} ${variantName}`}>
          <br />
          {qty} × {variantName ? `${name} (${variantName})` : name}
        </span>
      ))}
    </Text>
  );
}

const line = { color: MAIL_COLOURS.ink, fontSize: "18px", lineHeight: "28px", margin: "0 0 16px" };
const link = { color: MAIL_COLOURS.spruce, textDecoration: "underline" };
