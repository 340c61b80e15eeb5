import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { MailParcel } from "../../../mail/mail-data";
import type { QueuedMail } from "../../../mail/queue-mail";
import { type PackedLine, readPackedLines } from "../../../medusa/packed-lines";
import { markParcelsTold, type ParcelRow, readParcelRows } from "../../../medusa/parcel-rows";
import type { ShopOrderRow } from "../../../modules/shop-order/order-row";
import { hasLeft, nameOfLine, shownTracking } from "../../../orders/packing-view";
import { orderMail } from "./order-mail";

/** What is to be said of parcels that have left. */
export interface ParcelNews {
  /** One mail for each of them. */
  mails: QueuedMail[];
  /** Something was said of parcels of this order before. */
  wasTold: boolean;
  isAllSent: boolean;
  /** "1 of 3 pieces sent." */
  progress: string;
  /** Notes that it was said, in the transaction that says it. */
  writeMedusa: (transaction: Knex.Transaction) => Promise<void>;
}

/** What left longer ago, nobody waits to hear of: shops of before kept no note that it was said. */
const NEWS_MS = 24 * 60 * 60 * 1000;

/** What the buyer was not told yet of an order's parcels; without mails where there is nothing. */
export async function parcelNews(
  container: MedusaContainer,
  order: ShopOrderRow,
): Promise<ParcelNews> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const parcels = await readParcelRows(database, [order.id]);
  const news = parcels.filter((parcel) => isNews(parcel, new Date()));
  const lines = await readPackedLines(database, [order.id]);
  const { contents, isAllSent, progress } = saidOf(order, { lines, parcels, news });
  return {
    mails: contents.map((content) => parcelMail(order, content)),
    isAllSent,
    progress,
    wasTold: parcels.some(({ isTold }) => isTold),
    writeMedusa: (transaction) =>
      markParcelsTold(
        transaction,
        news.map(({ id }) => id),
      ),
  };
}

const isNews = ({ sentAt, isTold }: ParcelRow, now: Date) =>
  sentAt !== null && !isTold && now.getTime() - Date.parse(sentAt) < NEWS_MS;

/** What the mails say: what is in each parcel, how it is followed, and what is still to come. */
export function saidOf(
  order: Pick<ShopOrderRow, "id" | "items">,
  {
    lines,
    parcels,
    news,
  }: {
    lines: readonly PackedLine[];
    parcels: readonly ParcelRow[];
    news: readonly ParcelRow[];
  },
): Pick<ParcelNews, "isAllSent" | "progress"> & { contents: (MailParcel & { cause: string })[] } {
  const named = (pieces: readonly { lineId: string; qty: number }[]) =>
    pieces.flatMap(({ lineId, qty }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line && qty > 0 ? [{ ...nameOfLine(order, line), qty }] : [];
    });
  const sentOf = (lineId: string) =>
    parcels
      .filter(hasLeft)
      .flatMap((parcel) => parcel.lines)
      .filter((held) => held.lineId === lineId)
      .reduce((sum, { qty }) => sum + qty, 0);
  const toCome = named(lines.map(({ id, qty }) => ({ lineId: id, qty: qty - sentOf(id) })));
  const asked = lines.reduce((sum, { qty }) => sum + qty, 0);
  const left = toCome.reduce((sum, { qty }) => sum + qty, 0);
  const isAlone = parcels.filter(hasLeft).length === 1 && left === 0;
  return {
    contents: news.map((parcel, index) => {
      const isLast = left === 0 && index === news.length - 1;
      return {
        // An order that leaves in one parcel is told of under its own name, as it always was.
        cause: isAlone ? order.id : `${order.id}-${parcel.id}`,
        part: isAlone ? "whole" : isLast ? "rest" : "part",
        items: named(parcel.lines),
        toCome,
        trackings: parcel.labels.map(shownTracking),
      };
    }),
    isAllSent: left === 0,
    progress: `${asked - left} of ${asked} ${asked === 1 ? "piece" : "pieces"} sent.`,
  };
}

function parcelMail(
  order: ShopOrderRow,
  { cause, ...parcel }: MailParcel & { cause: string },
): QueuedMail<"order-shipped"> {
  const mail = orderMail("order-shipped", order);
  return { ...mail, template: "order-shipped", cause, data: { ...mail.data, parcel } };
}
