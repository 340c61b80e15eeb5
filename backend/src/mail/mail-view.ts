import type { ContentOf } from "@eldercare/contracts/content";
import type { ReactElement } from "react";

/** Where answers to a mail go, when not to its sender. */
export interface ReplyTo {
  name: string;
  address: string;
}

/** A mail before it is turned into HTML and text. */
export interface MailView {
  subject: string;
  body: ReactElement;
  replyTo?: ReplyTo;
  /** Takes a POST without anything else and ends the subscription (RFC 8058). */
  unsubscribeUrl?: string;
}

/** What all mails may say of the shop: phone, address and the like. */
export type ShopTexts = ContentOf<"everywhere">;

/** Makes a mail of its data; `shopUrl` is the shop's origin without a slash at the end. */
export type MailViewOf<Data> = (data: Data, shopUrl: string, texts: ShopTexts) => MailView;
