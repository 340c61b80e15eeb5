import type { ContentOf, MAIL_TEXTS, MailName, MailWords } from "@eldercare/contracts/content";
import type { ReactElement, ReactNode } from "react";

/** Where answers to a mail go, when not to its sender. */
export interface ReplyTo {
  name: string;
  address: string;
}

/** What stands in the place of a word in braces: words or an address; of a part what is drawn, or nothing. */
export type Filling = string | ReactElement | null;

interface MailHead {
  /** Why somebody gets this mail; that of an account by default. */
  reason?: ReactNode;
  replyTo?: ReplyTo;
  /** Takes a POST without anything else and ends the subscription (RFC 8058). */
  unsubscribeUrl?: string;
}

/** A mail before it is turned into HTML and text: whose words it has, and what belongs into them. */
export interface MailView extends MailHead {
  name: MailName;
  fillings: Readonly<Record<string, Filling>>;
}

/** What all mails may say of the shop: phone, address and the like. */
export type ShopTexts = ContentOf<"everywhere">;

/** What a mail is written with: the shop's texts, and the words of each mail. */
export interface MailTexts {
  shop: ShopTexts;
  mails: Readonly<Record<MailName, MailWords>>;
}

/** Makes a mail of its data; `shopUrl` is the shop's origin without a slash at the end. */
export type MailViewOf<Data> = (data: Data, shopUrl: string, texts: ShopTexts) => MailView;

/** What each placeholder of a mail is filled with. */
type FillingsOf<Name extends MailName> = {
  [Each in keyof (typeof MAIL_TEXTS)[Name]["placeholders"]]: (typeof MAIL_TEXTS)[Name]["placeholders"][Each] extends {
    is: "part";
  }
    ? ReactElement | null
    : string;
};

/** A mail with all that its words may ask for. */
export const mailView = <Name extends MailName>(
  name: Name,
  fillings: FillingsOf<Name>,
  head: MailHead = {},
): MailView => ({ name, fillings: fillings as Readonly<Record<string, Filling>>, ...head });
