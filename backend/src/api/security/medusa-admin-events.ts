import type { SecurityEventKind, SecuritySubject } from "@eldercare/contracts";

/** What a change at one of Medusa's own routes is. */
interface MedusaChange {
  kind: SecurityEventKind;
  subject: SecuritySubject;
}

type Row = readonly [method: string, path: RegExp, kind: SecurityEventKind, subject: string];

/** Routes of Medusa whose changes have a name of their own; the first group is the id. */
const NAMED: readonly Row[] = [
  ["POST", /^\/admin\/invites$/, "staff.invited", "staff"],
  ["POST", /^\/admin\/invites\/accept$/, "staff.joined", "staff"],
  ["POST", /^\/admin\/invites\/([^/]+)\/resend$/, "staff.invited", "staff"],
  ["DELETE", /^\/admin\/invites\/([^/]+)$/, "staff.removed", "staff"],
  ["DELETE", /^\/admin\/users\/([^/]+)$/, "staff.removed", "staff"],
  ["POST", /^\/admin\/users\/([^/]+)/, "staff.changed", "staff"],
  ["DELETE", /^\/admin\/users\/([^/]+)\/.+/, "staff.changed", "staff"],
  ["POST", /^\/admin\/api-keys$/, "api-key.created", "api-key"],
  ["POST", /^\/admin\/api-keys\/([^/]+)/, "api-key.changed", "api-key"],
  ["DELETE", /^\/admin\/api-keys\/([^/]+)/, "api-key.changed", "api-key"],
  ["POST", /^\/auth\/mfa\/factors\/([^/]+)\/verify$/, "second-factor.added", "second-factor"],
  ["DELETE", /^\/auth\/mfa\/factors\/([^/]+)$/, "second-factor.removed", "second-factor"],
  ["POST", /^\/auth\/mfa\/recovery-codes$/, "second-factor.codes-renewed", "second-factor"],
  ["POST", /^\/admin\/products$/, "product.created", "product"],
  ["POST", /^\/admin\/products\/([^/]+)/, "product.changed", "product"],
  ["DELETE", /^\/admin\/products\/([^/]+)$/, "product.removed", "product"],
  ["POST", /^\/admin\/payments\/([^/]+)\/refund$/, "order.refunded", "payment"],
];

/** Resources of Medusa, as the trail calls them. */
const SINGULAR: Readonly<Record<string, string>> = {
  products: "product",
  orders: "order",
  customers: "customer",
  "product-categories": "category",
};

/** Nobody's work is changed by these: how somebody likes to see a list. */
const UNRECORDED = /^\/admin\/(views|notifications)(\/|$)/;

/**
 * What a request to Medusa's own routes changes; undefined when it changes nothing. Everything under
 * `/admin` that is not read is a change: what has no line above is one of `medusa.changed`.
 */
export function medusaChange(method: string, path: string): MedusaChange | undefined {
  if (["GET", "HEAD", "OPTIONS"].includes(method) || UNRECORDED.test(path)) return undefined;
  for (const [rowMethod, pattern, kind, subject] of NAMED) {
    const match = rowMethod === method && pattern.exec(path);
    // Lists are changed in one go, at paths that look like an id.
    if (match && match[1] !== "batch") return { kind, subject: named(subject, match[1] ?? null) };
  }
  const [root, resource = "", id = null] = path.split("/").filter(Boolean);
  if (root !== "admin") return undefined;
  return { kind: "medusa.changed", subject: named(SINGULAR[resource] ?? resource, id) };
}

const named = (kind: string, id: string | null): SecuritySubject => ({
  kind,
  id,
  label: id ?? kind,
});
