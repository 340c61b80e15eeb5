import { Link } from "@react-email/link";
import { Text } from "@react-email/text";
import { MAIL_COLOURS } from "../mail-colours";
import type { MailParcel } from "../mail-data";

/** How a parcel is followed; of one of several also what is in it, and what is still to come. */
export function ShippedParcel({ part, items, toCome, trackings }: MailParcel) {
  return (
    <>
      {trackings.map((tracking) => (
        <FollowParcel key={tracking.number} {...tracking} />
      ))}
      {part !== "whole" && <Pieces title="In this parcel" pieces={items} />}
      {part !== "whole" && toCome.length > 0 && (
        <Pieces title="Still to come: we will email you when it leaves" pieces={toCome} />
      )}
    </>
  );
}

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
