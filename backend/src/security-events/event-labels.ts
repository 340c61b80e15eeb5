import { createHmac } from "node:crypto";
import type { SecuritySubject, User } from "@eldercare/contracts";
import type { Account } from "../accounts/account";
import { shopSettings } from "../settings";
import { maskedAddress } from "./redacted";

/** Of an account what it is called by. */
interface NamedAccount extends Pick<Account, "actorType"> {
  user: Pick<User, "id" | "firstName" | "lastName" | "email">;
}

/**
 * What an account is called in the trail. Staff by name and address: it is their work. Customers by
 * a masked address: events cannot be erased with the account, so they must not need to be.
 */
export function accountLabel({ actorType, user }: NamedAccount): string {
  if (actorType !== "user") return maskedAddress(user.email);
  const name = `${user.firstName} ${user.lastName}`.trim();
  return name ? `${name} <${user.email}>` : user.email;
}

/** An account as what something is done to. */
export function accountSubject(account: NamedAccount): SecuritySubject {
  const { actorType, user } = account;
  return {
    kind: actorType === "user" ? "staff" : "customer",
    id: user.id,
    label: accountLabel(account),
  };
}

/**
 * An address that no account has: people type passwords into the wrong field. The fingerprint is
 * the same for the same address, and is made with the shop's secret, so that trying finds nothing.
 */
export function unknownAccount(email: string): SecuritySubject {
  const secret = shopSettings().COOKIE_SECRET ?? "";
  const fingerprint = createHmac("sha256", secret)
    .update(`unknown account ${email}`)
    .digest("hex")
    .slice(0, 12);
  return { kind: "account", id: null, label: `unknown address ${fingerprint}` };
}
