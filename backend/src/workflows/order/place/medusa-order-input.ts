import { dollarsFromCents, type OrderShipping, type OrderTotals } from "@eldercare/contracts";
import type { AgreedItem } from "../../../modules/shop-order/order-row";
import type { StoreContext } from "../../store/store-context";

export interface OrderToPlace {
  id: string;
  store: StoreContext;
  paymentId: string;
  paymentCollectionId: string;
  userId: string;
  customerId: string | undefined;
  email: string;
  items: AgreedItem[];
  amountCents: number;
  totals: OrderTotals;
  shipping: OrderShipping;
  fingerprint: string;
}

/** The order as Medusa takes it; the one place where an order's cents become Medusa's dollars. */
export function medusaOrderInput({ store, ...order }: OrderToPlace) {
  const address = medusaAddress(order.shipping);
  return {
    id: order.id,
    region_id: store.regionId,
    sales_channel_id: store.salesChannelId,
    currency_code: "cad",
    email: order.email,
    ...(order.customerId ? { customer_id: order.customerId } : {}),
    status: "pending" as const,
    items: order.items.map(({ variantId, name, qty, unitPriceCAD }) => ({
      title: name,
      variant_id: variantId,
      quantity: qty,
      unit_price: dollarsFromCents(unitPriceCAD),
      is_tax_inclusive: true,
    })),
    shipping_address: address,
    billing_address: { ...address },
    shipping_methods: [
      {
        name: "Free delivery",
        shipping_option_id: store.shippingOptionId,
        amount: 0,
        is_tax_inclusive: true,
        data: {},
      },
    ],
  };
}

function medusaAddress({ name, phone, address, city, region, postal }: OrderShipping) {
  const words = name.split(" ");
  const lastName = words.length > 1 ? words.pop() : "";
  return {
    first_name: words.join(" "),
    last_name: lastName ?? "",
    phone,
    address_1: address,
    city,
    // The tax regions of Medusa are named by ISO 3166-2.
    province: `ca-${region}`,
    postal_code: postal,
    country_code: "ca",
  };
}
