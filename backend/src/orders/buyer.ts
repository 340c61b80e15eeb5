import type { CodeUser } from "./code-user";

/** Who checks out, from the session; nothing of it comes from the request's body. */
export interface Buyer {
  /** Of the customer, or of the member of staff who buys. */
  userId: string;
  /** Medusa's customer; staff have none, and Medusa finds or makes one by the address. */
  customerId: string | undefined;
  email: string;
  codeUser: CodeUser;
  /** Fingerprint of the browser's session. */
  browser: string;
  /** Fingerprint of the IP, for caps and declined cards; the IP itself is not kept. */
  address: string;
}
