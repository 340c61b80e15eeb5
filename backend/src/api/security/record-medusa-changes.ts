import type { SecurityEventKind, SecuritySubject } from "@eldercare/contracts";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { userFromStaff } from "../../accounts/user-view";
import { type ProductNow, readProducts } from "../../catalog/products/read-products";
import { messageOf } from "../../errors/message-of";
import { productsOfRecords } from "../../medusa/products-of-records";
import { accountSubject } from "../../security-events/event-labels";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { followBasePrices } from "../../workflows/product/follow-base-prices";
import { priceAndStockEvents } from "../../workflows/product/write/price-and-stock-events";
import { findStoreContext } from "../../workflows/store/store-context";
import { medusaChange } from "./medusa-admin-events";
import { touchedBy } from "./touched-products";

/** Medusa Admin changes a page of a list at once, not the catalog. */
const MOST_COMPARED = 200;

/** Changes are compared with the products as earlier ones left them, and what followed from those. */
let earlier: Promise<unknown> = Promise.resolve();

/**
 * Records what staff change at Medusa's own routes, which Medusa Admin's pages use: after the answer,
 * because Medusa's workflows cannot be given the event to write with them. Of the products that it
 * touches, prices and stock are compared before and after; a price list is told as it was; of
 * everything else the event has what was sent, redacted.
 */
export async function recordMedusaChanges(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const change = medusaChange(request.method, request.path.replace(/\/$/, ""));
  if (!change) return next();
  const { scope } = request;
  const [before, products] = await Promise.all([
    stateOf(scope, change.subject),
    touchedProducts(request),
  ]);
  // Whoever hangs up before the answer has changed something all the same.
  response.once("close", () => {
    if (response.writableFinished && response.statusCode >= 400) return;
    const log = (what: string) => (error: unknown) =>
      scope.resolve(ContainerRegistrationKeys.LOGGER).error(`${what}: ${messageOf(error)}`);
    const done = record(request, { ...change, before, products })
      .catch(log("A change in Medusa Admin was not recorded"))
      .then(() => followBasePrices(scope, products))
      .catch(log("A sale did not follow the price that was changed in Medusa Admin"));
    if (products.length > 0) earlier = Promise.all([earlier, done]);
  });
  next();
}

interface Changed {
  kind: SecurityEventKind;
  subject: SecuritySubject;
  before: State;
  /** As they were, those whose price or stock may change. */
  products: readonly ProductNow[];
}

/** What is known of a thing before it is changed. */
interface State {
  subject?: SecuritySubject | undefined;
  values?: object | undefined;
}

async function stateOf(scope: MedusaContainer, { kind, id }: SecuritySubject): Promise<State> {
  if (!id) return {};
  if (kind === "staff") return { subject: await staffMember(scope, id) };
  if (kind === "product") {
    const [product] = await productsNow(scope, [id]);
    return product ? { subject: { kind, id, label: product.fields.name } } : {};
  }
  if (kind === "price-lists") return priceList(scope, id);
  return {};
}

async function priceList(scope: MedusaContainer, id: string): Promise<State> {
  const [list] = await scope.resolve(Modules.PRICING).listPriceLists({ id: [id] }, { take: 1 });
  if (!list) return {};
  const { title, status, starts_at, ends_at } = list;
  return {
    subject: { kind: "price-lists", id, label: title ?? id },
    values: { title, status, starts_at, ends_at },
  };
}

async function staffMember(
  scope: MedusaContainer,
  id: string,
): Promise<SecuritySubject | undefined> {
  const users = scope.resolve(Modules.USER);
  const [user] = await users.listUsers({ id }, { take: 1 });
  if (user) return accountSubject({ actorType: "user", user: userFromStaff(user) });
  const [invite] = await users.listInvites({ id }, { take: 1 });
  return invite && { kind: "staff", id, label: invite.email };
}

async function touchedProducts({ scope, path, body }: MedusaRequest): Promise<ProductNow[]> {
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const ids = await productsOfRecords(database, touchedBy(path, body), MOST_COMPARED);
  if (ids.length > 0) await earlier;
  return productsNow(scope, ids);
}

async function productsNow(scope: MedusaContainer, ids: string[]): Promise<ProductNow[]> {
  if (ids.length === 0) return [];
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return readProducts(database, { ids }, await findStoreContext(scope));
}

async function record(
  request: MedusaRequest,
  { kind, subject, before, products }: Changed,
): Promise<void> {
  const { scope, method, path } = request;
  const after = await productsNow(
    scope,
    products.map(({ id }) => id),
  );
  const body = { ...((request.body ?? {}) as object) };
  await recordSecurityEvent(scope, [
    {
      kind,
      subject: before.subject ?? calledAsSent(subject, body),
      before: before.values ?? null,
      after: { method, path, ...body },
    },
    ...priceAndStockEvents(
      products.flatMap((current) => {
        const now = after.find(({ id }) => id === current.id);
        return now ? [{ current, target: now.fields }] : [];
      }),
    ),
  ]);
}

/** What is new has no name yet but the one that was sent: of staff the address. */
function calledAsSent(
  subject: SecuritySubject,
  body: { email?: unknown; title?: unknown; name?: unknown },
): SecuritySubject {
  const { email, title, name } = body;
  const label = subject.kind === "staff" ? email : (title ?? name);
  return typeof label === "string" && label ? { ...subject, label } : subject;
}
