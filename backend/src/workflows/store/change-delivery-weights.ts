import type { DeliverySettingsBody } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { updateShippingOptionsWorkflow } from "@medusajs/medusa/core-flows";
import { Refusal } from "../../errors/refusal";
import { listWays } from "../../orders/delivery-settings";
import { boundsOf, WEIGHT, weightRules } from "../../orders/weight-rules";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { withCatalogLock } from "../catalog-lock";
import { mergedChanges } from "../merged-changes";

const UNKNOWN = "A way of delivery is not there any more. Please load the page again.";

/**
 * Sets which weights ways of delivery take; whatever else their rules ask for stays. Where somebody
 * else changed the same since `expected`: a Refusal "conflict".
 */
export function changeDeliveryWeights(
  container: MedusaContainer,
  asked: DeliverySettingsBody,
): Promise<void> {
  return withCatalogLock(container, () => changeUnlocked(container, asked));
}

async function changeUnlocked(
  container: MedusaContainer,
  { ways, expected }: DeliverySettingsBody,
): Promise<void> {
  const known = new Map((await listWays(container)).map((way) => [way.id, way]));
  const now = [...known.values()].map(({ id, rules }) => ({ id, ...boundsOf(rules) }));
  const begun = new Set(expected?.ways.map(({ id }) => id));
  const { ways: asked = [] } = mergedChanges(
    { ways, expected },
    { ways: expected ? now.filter(({ id }) => begun.has(id)) : now },
  );
  for (const { id, ...bounds } of asked) {
    const way = known.get(id);
    if (!way) throw new Refusal("conflict", UNKNOWN);
    const before = boundsOf(way.rules);
    if (before.overKg === bounds.overKg && before.upToKg === bounds.upToKg) continue;
    const others = way.rules
      .filter(({ attribute }) => attribute !== WEIGHT)
      .map(({ id, attribute, operator, value }) => ({ id, attribute, operator, value }));
    await updateShippingOptionsWorkflow(container).run({
      input: [{ id, rules: [...others, ...weightRules(bounds)] as never }],
    });
    await recordSecurityEvent(container, {
      kind: "settings.changed",
      subject: { kind: "settings", id, label: `weights of delivery “${way.name}”` },
      before,
      after: bounds,
    });
  }
}
