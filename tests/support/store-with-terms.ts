import { randomBytes } from "node:crypto";
import { signInAsAdminOf } from "./admin-api.ts";
import { shopUnderTest } from "./shop-under-test.ts";

/** What staff set up in Medusa for one test: delivery to choose, taxes on top of prices, a code. */
export interface StoreWithTerms {
  /** Takes 10 % off. */
  code: string;
  /** All as it was. */
  undo(): Promise<void>;
}

type Switch = Record<string, boolean>;
interface FirstOption {
  shipping_profile_id: string;
  service_zone: { fulfillment_set_id: string };
}
interface ChangedSet {
  fulfillment_set: { service_zones: { id: string; name: string }[] };
}

/** Express delivery in Ontario at $12.50, taxes added to prices, and a discount code. */
export async function aStoreWithTerms(): Promise<StoreWithTerms> {
  const admin = await signInAsAdminOf(shopUnderTest());
  const mark = randomBytes(4).toString("hex");
  const undo: (() => Promise<unknown>)[] = [];
  const change = async (path: string, now: Switch, before: Switch) => {
    await admin.post(path, now);
    undo.push(() => admin.post(path, before));
  };

  const { regions } = await admin.get<{ regions: [{ id: string }] }>("/regions?fields=id");
  await change(`/regions/${regions[0].id}`, { automatic_taxes: true }, { automatic_taxes: false });
  const cad = "attribute=currency_code&value=cad";
  const { price_preferences: prices } = await admin.get<{ price_preferences: [{ id: string }] }>(
    `/price-preferences?${cad}`,
  );
  await change(
    `/price-preferences/${prices[0].id}`,
    { is_tax_inclusive: false },
    { is_tax_inclusive: true },
  );

  const { shipping_options: options } = await admin.get<{ shipping_options: [FirstOption] }>(
    "/shipping-options?fields=id,shipping_profile_id,service_zone.fulfillment_set_id",
  );
  const [{ shipping_profile_id, service_zone }] = options;
  const zones = `/fulfillment-sets/${service_zone.fulfillment_set_id}/service-zones`;
  const { fulfillment_set: set } = await admin.post<ChangedSet>(zones, {
    name: mark,
    geo_zones: [{ type: "province", country_code: "ca", province_code: "ca-on" }],
  });
  const zone = set.service_zones.find(({ name }) => name === mark)?.id ?? "";
  undo.push(() => admin.delete(`${zones}/${zone}`));
  const { shipping_option: express } = await admin.post<{ shipping_option: { id: string } }>(
    "/shipping-options",
    {
      ...{ name: "Express", service_zone_id: zone, shipping_profile_id },
      ...{ provider_id: "manual_manual", price_type: "flat" },
      type: { label: "Express", description: "1 to 2 business days", code: mark },
      prices: [{ currency_code: "cad", amount: 12.5 }],
      rules: [
        { attribute: "enabled_in_store", operator: "eq", value: "true" },
        { attribute: "is_return", operator: "eq", value: "false" },
      ],
    },
  );
  undo.push(() => admin.delete(`/shipping-options/${express.id}`));

  const code = `TEN${mark}`.toUpperCase();
  const { promotion } = await admin.post<{ promotion: { id: string } }>("/promotions", {
    ...{ code, type: "standard", status: "active" },
    application_method: {
      ...{ type: "percentage", target_type: "order", allocation: "across" },
      ...{ currency_code: "cad", value: 10 },
    },
  });
  undo.push(() => admin.delete(`/promotions/${promotion.id}`));
  return {
    code,
    async undo() {
      for (const each of undo.reverse()) await each();
    },
  };
}
