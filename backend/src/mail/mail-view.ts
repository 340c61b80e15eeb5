import type { ReactElement } from "react";

/** A mail before it is turned into HTML and text. */
export interface MailView {
  subject: string;
  body: ReactElement;
}

/** Makes a mail of its data; `shopUrl` is the shop's origin without a slash at the end. */
export type MailViewOf<Data> = (data: Data, shopUrl: string) => MailView;
