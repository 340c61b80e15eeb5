import { queryShop } from "./shop-database";
import type { TestCatalog } from "./test-catalogue";

/** An order that staff begin in Medusa Admin, such as one by telephone; it is yet to be placed. */
export async function aDraftOrder(
  { admin }: TestCatalog,
  email: string,
  { items, delivery }: { items: object[]; delivery: number },
): Promise<{ id: string }> {
  const [store] = await queryShop<{ region: string; channel: string; way: string }>(
    `select (select id from region where currency_code = 'cad' and deleted_at is null limit 1) as region,
            (select default_sales_channel_id from store limit 1) as channel,
            (select id from shipping_option where deleted_at is null order by id limit 1) as way`,
  );
  const { draft_order: draft } = await admin.post<{ draft_order: { id: string } }>(
    "/draft-orders",
    {
      email,
      region_id: store?.region,
      sales_channel_id: store?.channel,
      shipping_address: {
        first_name: "Ada",
        last_name: "Park",
        city: "Toronto",
        country_code: "ca",
      },
      items,
      shipping_methods: [{ name: "Van", shipping_option_id: store?.way, amount: delivery }],
    },
  );
  return draft;
}
