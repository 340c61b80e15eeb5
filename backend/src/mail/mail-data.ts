import type { OrderShipping, OrderTotals, StaffRole, StrictReturnRule } from "@eldercare/contracts";
import type { MailName, MailWords } from "@eldercare/contracts/content";

/** An order as its mails show it; amounts in cents. */
export type OrderMailData = {
  orderId: string;
  /** Of the link that shows the order to whoever has it. */
  statusToken: string;
  /** Placed without an account, which could open it. */
  isGuest: boolean;
  number: number;
  placedAt: string;
  items: {
    name: string;
    variantName?: string;
    qty: number;
    unitPriceCAD: number;
    /** By which it was sold; none for the shop's usual one. */
    returnRule?: StrictReturnRule;
  }[];
  amountCAD: number;
  totals: OrderTotals;
  shipping: OrderShipping;
  /** What goes back to the buyer; 0 when nothing had been paid. */
  paidBackCents: number;
  /** What of it had been paid by other means than a card: no bank pays it back. */
  byHandCents?: number;
  /** What of it are taxes; mails that were queued before that was kept have none. */
  paidBackTaxes?: OrderTotals["taxes"];
  /** More of the order is still paid for. */
  isPart?: boolean;
  /** What staff paid back, such as "2 × Cane"; none of an amount of their own. */
  refundedFor?: string[];
  /** Why, in words. */
  refundReason?: string;
  /** What of the goods is not sent any more, in sentences. */
  notSent?: string;
};

/** A return of an order, as its mails show it. */
export type ReturnMailData = Pick<
  OrderMailData,
  "orderId" | "statusToken" | "isGuest" | "number"
> & {
  step: "asked" | "accepted" | "received" | "declined";
  /** "2 × Cane". */
  pieces: string[];
  /** What staff say of it; "" for nothing. */
  answer: string;
};

type MailPieces = { name: string; variantName?: string; qty: number }[];

/** A parcel that has left, as its mail shows it. */
export type MailParcel = {
  /** The whole order in one parcel, a part of it, or what was left of it. */
  part: "whole" | "part" | "rest";
  items: MailPieces;
  /** What of the order has not left yet. */
  toCome: MailPieces;
  /** `carrier` is "" and `url` null where nobody knows them. */
  trackings: { carrier: string; number: string; url: string | null }[];
};

/** What each mail needs to know, by the name of its template. */
export interface MailData {
  /** `next` is the page of the shop where they were asked to sign in. */
  "verify-email": { firstName: string; token: string; next?: string | undefined };
  welcome: { firstName: string };
  "already-registered": { firstName: string };
  "reset-password": { firstName: string; token: string };
  "password-changed": { firstName: string };
  /** Asks for the money of an order; `payToken` is of the link, which holds until `payUntil`. */
  "pay-link": OrderMailData & { payToken: string; payUntil: string };
  /** What staff changed of it, in sentences; with a link where it waits for a card. */
  "order-changed": OrderMailData & { changes: string[]; payToken?: string; payUntil?: string };
  /** What a change of it comes to more, in cents, which is made once that is paid by the link. */
  "order-change-to-pay": OrderMailData & {
    changes: string[];
    differenceCents: number;
    payToken: string;
    payUntil: string;
  };
  /** The same was paid, and the change could not be made any more. */
  "order-change-not-made": OrderMailData & { changes: string[]; differenceCents: number };
  "order-paid": OrderMailData;
  "order-shipped": OrderMailData & { parcel?: MailParcel };
  "order-cancelled": OrderMailData;
  "order-refunded": OrderMailData;
  /** To the shop, about orders that were paid; of more than it names, `total` says how many. */
  "order-news": {
    total: number;
    amountCAD: number;
    orders: { number: number; name: string; pieces: number; amountCAD: number; isSent: boolean }[];
  };
  "order-return": ReturnMailData;
  /** Invites to the staff, in a role of the shop; `link` opens the page where it is accepted. */
  "staff-invitation": { link: string; role: StaffRole };
  /** To the shop, about what a visitor wrote. */
  "contact-message": {
    name: string;
    email: string;
    phone: string;
    subject: string;
    message: string;
  };
  /** To that visitor. */
  "contact-received": { name: string };
  /** Staff's answer to it; `answersTo` is where an answer to the answer goes. */
  "contact-reply": {
    name: string;
    text: string;
    answersTo: string;
    asked: { subject: string; text: string; at: string };
  };
  /** Asks for reviews of what somebody bought; each product with the token of its link. */
  "review-request": {
    number: number;
    products: { name: string; token: string }[];
    unsubscribeToken: string;
  };
  "newsletter-confirm": { token: string; unsubscribeToken: string };
  /** `isNew` is false for an address that was subscribed before. */
  "newsletter-welcome": { unsubscribeToken: string; isNew: boolean };
  /** Asks whether it was the address's owner who wants to be told of something that is sold out. */
  "stock-alert-confirm": { product: string; token: string; stopToken: string };
  /** Something that was sold out can be bought again; `path` is its page's. */
  "back-in-stock": { product: string; path: string; stopToken: string };
  /** To staff who write the words of a mail, and want to see it. */
  "text-test": { name: MailName; words: MailWords };
}

export type MailTemplate = keyof MailData;
