import type { SecurityEventKind, SecuritySubject } from "@eldercare/contracts";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { userFromStaff } from "../../accounts/user-view";
import { readProducts } from "../../catalog/products/read-products";
import { messageOf } from "../../errors/message-of";
import { accountSubject } from "../../security-events/event-labels";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { priceAndStockEvents } from "../../workflows/product/write/price-and-stock-events";
import { findStoreContext } from "../../workflows/store/store-context";
import { medusaChange } from "./medusa-admin-events";

/**
 * Records what staff change at Medusa's own routes, which Medusa Admin's pages use: after the answer,
 * because Medusa's workflows cannot be given the event to write with them. Of a product, prices and
 * stock are compared before and after; of everything else the event has what was sent, redacted.
 */
export async function recordMedusaChanges(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const change = medusaChange(request.method, request.path.replace(/\/$/, ""));
  if (!change) return next();
  const { scope } = request;
  const before = await stateOf(scope, change.subject);
  // Whoever hangs up before the answer has changed something all the same.
  response.once("close", () => {
    if (response.writableFinished && response.statusCode >= 400) return;
    record(request, { ...change, before }).catch((error: unknown) =>
      scope
        .resolve(ContainerRegistrationKeys.LOGGER)
        .error(`A change in Medusa Admin was not recorded: ${messageOf(error)}`),
    );
  });
  next();
}

interface Changed {
  kind: SecurityEventKind;
  subject: SecuritySubject;
  before: State;
}

/** What is known of a thing before it is changed, and again after. */
interface State {
  subject?: SecuritySubject | undefined;
  product?: Awaited<ReturnType<typeof readProducts>>[number] | undefined;
}

async function stateOf(scope: MedusaContainer, { kind, id }: SecuritySubject): Promise<State> {
  if (!id) return {};
  if (kind === "staff") return { subject: await staffMember(scope, id) };
  if (kind !== "product") return {};
  const product = await productNow(scope, id);
  const label = product?.fields.name;
  return { product, ...(label && { subject: { kind, id, label } }) };
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

async function productNow(scope: MedusaContainer, id: string) {
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [product] = await readProducts(database, { ids: [id] }, await findStoreContext(scope));
  return product;
}

async function record(request: MedusaRequest, { kind, subject, before }: Changed): Promise<void> {
  const { scope, method, path } = request;
  const after = before.product && (await productNow(scope, before.product.id));
  const body = { ...((request.body ?? {}) as object) };
  await recordSecurityEvent(scope, [
    {
      kind,
      subject: before.subject ?? calledAsSent(subject, body),
      after: { method, path, ...body },
    },
    ...(before.product && after
      ? priceAndStockEvents([{ current: before.product, target: after.fields }])
      : []),
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
