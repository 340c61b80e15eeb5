import { type Crumb, HOME } from "~/components/breadcrumb";

/** The way to the account, before it is known whose it is and afterwards. */
export const ACCOUNT_CRUMBS: readonly Crumb[] = [HOME, { label: "Your Account", to: "/account" }];
