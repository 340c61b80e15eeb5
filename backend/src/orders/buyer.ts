import type { CodeUser } from "./code-user";
import type { OrderReader } from "./order-view";

/** Who checks out, from the session or a guest's cookie; nothing of it comes from the request's body. */
export interface Buyer {
  /** Of the customer, of the member of staff who buys, or a guest's id. */
  userId: string;
  /** Medusa's customer; staff and guests have none, and Medusa finds or makes one by the address. */
  customerId: string | undefined;
  email: string;
  codeUser: CodeUser;
  /** Fingerprint of the browser's session, or of a guest's cookie. */
  browser: string;
  /** Fingerprint of the IP, for caps and declined cards; the IP itself is not kept. */
  address: string;
}

/** Whose orders may be read. */
export interface OrderOwner {
  as: OrderReader;
  userId: string;
  /** Of guests: their orders open in the browser alone that placed them. */
  browser?: string;
}
