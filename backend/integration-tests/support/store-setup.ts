import { queryShop } from "./shop-database";
import type { TestCatalog } from "./test-catalogue";

/** Where a way of delivery leads, and what for. */
interface Delivery {
  province?: string;
  profile?: string;
}

/** What staff set up in Medusa Admin for taxes, delivery and codes; {@link undo} takes it back. */
export class StoreSetup {
  private readonly undoing: (() => Promise<unknown>)[] = [];

  private constructor(
    private readonly catalog: TestCatalog,
    private readonly ids: Record<"region" | "preference" | "set" | "profile", string>,
  ) {}

  static async open(catalog: TestCatalog): Promise<StoreSetup> {
    const [ids] = await queryShop<Record<"region" | "preference" | "set" | "profile", string>>(
      `select (select default_region_id from store limit 1) as region,
        (select id from price_preference
          where attribute = 'currency_code' and value = 'cad' and deleted_at is null) as preference,
        (select id from fulfillment_set where deleted_at is null limit 1) as set,
        (select id from shipping_profile where type = 'default' limit 1) as profile`,
    );
    if (!ids) throw new Error("The shop has no store.");
    return new StoreSetup(catalog, ids);
  }

  /** The region's automatic taxes. */
  setTaxes(isOn: boolean): Promise<unknown> {
    return this.catalog.admin.post(`/regions/${this.ids.region}`, { automatic_taxes: isOn });
  }

  /** Who computes the taxes of Canada. */
  async setTaxProvider(providerId: string): Promise<void> {
    const [region] = await queryShop<{ id: string }>(
      "select id from tax_region where parent_id is null and deleted_at is null",
    );
    await this.catalog.admin.post(`/tax-regions/${region?.id}`, { provider_id: providerId });
  }

  /** Whether prices include taxes. */
  setIncluded(isIncluded: boolean): Promise<unknown> {
    return this.catalog.admin.post(`/price-preferences/${this.ids.preference}`, {
      is_tax_inclusive: isIncluded,
    });
  }

  /** A shipping profile beside the default one; answers its id. */
  async addProfile(name: string): Promise<string> {
    const { admin, mark } = this.catalog;
    const { shipping_profile } = await admin.post<{ shipping_profile: { id: string } }>(
      "/shipping-profiles",
      { name, type: `${name}-${mark}` },
    );
    this.undoing.push(() => admin.delete(`/shipping-profiles/${shipping_profile.id}`));
    return shipping_profile.id;
  }

  /** One more way of delivery, to one province or all of Canada; answers its id. */
  async addDelivery(
    name: string,
    dollars: number,
    { province, profile = this.ids.profile }: Delivery = {},
  ): Promise<string> {
    const { admin, mark } = this.catalog;
    const sets = `/fulfillment-sets/${this.ids.set}/service-zones`;
    const zoneName = `${mark}-${name}`;
    const { fulfillment_set: set } = await admin.post<{
      fulfillment_set: { service_zones: { id: string; name: string }[] };
    }>(sets, {
      name: zoneName,
      geo_zones: [
        province
          ? { type: "province", country_code: "ca", province_code: `ca-${province}` }
          : { type: "country", country_code: "ca" },
      ],
    });
    const zone = set.service_zones.find((each) => each.name === zoneName)?.id ?? "";
    this.undoing.push(() => admin.delete(`${sets}/${zone}`));
    const { shipping_option } = await admin.post<{ shipping_option: { id: string } }>(
      "/shipping-options",
      {
        name,
        service_zone_id: zone,
        shipping_profile_id: profile,
        provider_id: "manual_manual",
        price_type: "flat",
        type: { label: name, description: "1 to 2 business days", code: zoneName },
        prices: [{ currency_code: "cad", amount: dollars }],
        rules: [
          { attribute: "enabled_in_store", operator: "eq", value: "true" },
          { attribute: "is_return", operator: "eq", value: "false" },
        ],
      },
    );
    this.undoing.push(() => admin.delete(`/shipping-options/${shipping_option.id}`));
    return shipping_option.id;
  }

  /** A code of so many per cent, by default off everything; answers it as Medusa has it. */
  async addCode(
    name: string,
    percent: number,
    { method = {}, ...promotion }: { method?: object } & Record<string, unknown> = {},
  ): Promise<string> {
    const code = `${name}${this.catalog.mark}`.toUpperCase();
    const { promotion: made } = await this.catalog.admin.post<{ promotion: { id: string } }>(
      "/promotions",
      {
        code,
        type: "standard",
        status: "active",
        application_method: {
          type: "percentage",
          currency_code: "cad",
          value: percent,
          target_type: "order",
          allocation: "across",
          ...method,
        },
        ...promotion,
      },
    );
    this.undoing.push(() => this.catalog.admin.delete(`/promotions/${made.id}`));
    return code;
  }

  /** A group of customers with one customer in it; answers its id. */
  async addGroup(name: string, email: string): Promise<string> {
    const { admin, mark } = this.catalog;
    const { customer_group: group } = await admin.post<{ customer_group: { id: string } }>(
      "/customer-groups",
      { name: `${name} ${mark}` },
    );
    this.undoing.push(() => admin.delete(`/customer-groups/${group.id}`));
    const { customers } = await admin.get<{ customers: { id: string }[] }>(
      `/customers?${new URLSearchParams({ email, has_account: "true" })}`,
    );
    await admin.post(`/customer-groups/${group.id}/customers`, {
      add: customers.map(({ id }) => id),
    });
    return group.id;
  }

  /** The last first. */
  async undo(): Promise<void> {
    for (const each of this.undoing.splice(0).reverse()) await each();
  }
}
