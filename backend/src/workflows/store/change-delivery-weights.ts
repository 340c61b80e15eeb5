import type { DeliverySettingsBody } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { updateShippingOptionsWorkflow } from "@medusajs/medusa/core-flows";
import { Refusal } from "../../errors/refusal";
import { listWays } from "../../orders/delivery-settings";
import { boundsOf, WEIGHT, weightRules } from "../../orders/weight-rules";
import { recordSecurityEvent } from "../../security-events/record-security-event";

const UNKNOWN = "A way of delivery is not there any more. Please load the page again.";

/** Sets which weights ways of delivery take; whatever else their rules ask for stays. */
export async function changeDeliveryWeights(
  container: MedusaContainer,
  asked: DeliverySettingsBody["ways"],
): Promise<void> {
  const known = new Map((await listWays(container)).map((way) => [way.id, way]));
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
