import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useAdminHost } from "../host/admin-host";

/** Where the page of a customer is: the list finds people by their email address, not by an id. */
export const customerAddress = (email: string): string =>
  `/admin/customers?${new URLSearchParams({ customer: email })}`;

type CustomerLinkProps = { email: string; children?: ReactNode };

/** Leads to a customer's page, guests' too; plain text for who may not open it. */
export function CustomerLink({ email, children = email }: CustomerLinkProps) {
  const { mayMake } = useAdminHost();
  return mayMake("people.read") ? <Link to={customerAddress(email)}>{children}</Link> : children;
}
