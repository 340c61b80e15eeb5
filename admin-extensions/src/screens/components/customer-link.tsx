import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useAdminHost } from "../host/admin-host";

/** A customer by the email address, or who gave none by one of the orders. */
type Who = { email: string } | { order: string };

/** Where the page of a customer is: the shop finds people by these, not by an id. */
export const customerAddress = (who: Who): string =>
  `/admin/customers?${new URLSearchParams("email" in who ? { customer: who.email } : who)}`;

type CustomerLinkProps = { who: Who; children: ReactNode };

/** Leads to a customer's page, guests' too; plain text for who may not open it. */
export function CustomerLink({ who, children }: CustomerLinkProps) {
  const { mayMake } = useAdminHost();
  return mayMake("people.read") ? <Link to={customerAddress(who)}>{children}</Link> : children;
}
