import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import {
  CheckoutTotals,
  type Order,
  OrderCreatedResponse,
  type PackingOrder,
  PaymentIntentResponse,
} from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { signInAsAdminOf } from "../../support/admin-api.ts";
import { linkInMail } from "../../support/mail-link.ts";
import { shopUnderTest } from "../../support/shop-under-test.ts";
import { type Staff, signInStaff } from "../../support/staff-product.ts";
import { confirm } from "../payments/checkout.ts";
import { ShopClient } from "../payments/shop-client.ts";

/** How long something of the shop's own (a paid card, a sent mail) may take to arrive. */
const PATIENCE_MS = 30_000;
const SHOPPERS = 6;
const PLENTY = 500;

/** What a job asks for: "paid" with a card, or placed and not paid yet. */
export interface WantedOrder {
  isPaid: boolean;
  qty?: number;
  phone?: string;
  name?: string;
}

export interface MadeProduct {
  id: string;
  name: string;
  slug: string;
  sku: string;
}

export interface Shopper {
  email: string;
  client: ShopClient;
}

/** Name and number that nobody else has, in the words that people have them. */
const FIRST = ["Agnes", "Basil", "Clara", "Duncan", "Edith", "Fergus", "Greta", "Harold"];
const LAST = ["Abernathy", "Beauchamp", "Carmichael", "Delacroix", "Ellsworth", "Fitzgerald"];

/** Buyers and colleagues of the shop, and what they leave for somebody to do. */
export class World {
  private orders = 0;
  private placed: string[] = [];

  private constructor(
    readonly staff: Staff,
    private readonly shoppers: readonly Shopper[],
    /** What buyers of these orders buy. */
    readonly sold: MadeProduct,
    readonly categoryId: string,
    readonly image: string,
  ) {}

  /** Opens it in a shop that may be new: with taxes, since most shops in Canada have to take them. */
  static async open(): Promise<World> {
    const staff = await signInStaff();
    await staff("taxSettings.change", {
      body: { numbers: { gstHst: "123456789 RT0001", qst: "", bc: "", sk: "", mb: "" } },
    });
    const medusa = await signInAsAdminOf(shopUnderTest());
    const { regions } = await medusa.get<{ regions: { id: string }[] }>("/regions");
    for (const { id } of regions) await medusa.post(`/regions/${id}`, { automatic_taxes: true });
    const [category] = await staff<{ id: string }[]>("categories.list");
    const { products } = await staff<{ products: { images: string[] }[] }>("products.list", {
      query: { limit: "1" },
    });
    const image = products[0]?.images[0] ?? "";
    const categoryId = category?.id ?? "";
    const sold = await makeProduct(staff, { categoryId, image, stock: PLENTY });
    const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, aShopper));
    return new World(staff, shoppers, sold, categoryId, image);
  }

  /** The next of them, so that none comes near a limit. */
  shopper(): Shopper {
    const next = this.shoppers[this.orders % this.shoppers.length];
    if (!next) throw new Error("There are no shoppers.");
    return next;
  }

  /** A product that no other job changes. */
  product(changes: Partial<ProductWishes> = {}): Promise<MadeProduct> {
    const { categoryId, image } = this;
    return makeProduct(this.staff, { categoryId, image, stock: 20, ...changes });
  }

  /** A category that no other job changes. */
  async category(): Promise<{ id: string; name: string }> {
    const name = `Shelf ${mark()}`;
    const { id } = await this.staff<{ id: string }>("categories.create", {
      body: { name, slug: name.toLowerCase().replaceAll(" ", "-"), description: "Of a benchmark." },
    });
    return { id, name };
  }

  /** An order as a buyer places it at the checkout, with its taxes. */
  async order(wanted: WantedOrder, shopper = this.shopper()): Promise<Order> {
    const place = this.orders;
    this.orders += 1;
    const shipping = {
      name: wanted.name ?? `${FIRST[place % FIRST.length]} ${LAST[place % LAST.length]}`,
      email: shopper.email,
      phone: wanted.phone ?? "416-555-0199",
      address: "12 Elm Street",
      city: "Ottawa",
      region: "on",
      postal: "K1A 0B1",
    };
    const { client } = shopper;
    const lines = [{ productId: this.sold.id, qty: wanted.qty ?? 1 }];
    const { region, postal } = shipping;
    const totals = CheckoutTotals.parse(
      await asked(client, "POST", addressOf("checkout.totals"), {
        items: lines,
        shipping: { region, postal },
      }),
    );
    const { clientSecret } = PaymentIntentResponse.parse(
      await asked(client, "POST", addressOf("payments.begin"), {
        amount: totals.total / 100,
        currency: "cad",
      }),
    );
    const { id } = OrderCreatedResponse.parse(
      await asked(client, "POST", addressOf("orders.place"), {
        items: lines.map((line) => ({ ...line, name: this.sold.name, unitPriceCAD: PRICE_CENTS })),
        amountCAD: totals.total,
        currency: "CAD",
        shipping,
        paymentIntentId: clientSecret.split("_secret_")[0],
      }),
    );
    if (!wanted.isPaid) return this.readOrder(id);
    this.placed.push(id);
    const simulatorUrl = `http://127.0.0.1:${process.env.STRIPE_SIMULATOR_PORT}`;
    const paid = await confirm({ simulatorUrl }, clientSecret);
    if (paid !== "succeeded") throw new Error(`Payment of ${id}: ${paid}`);
    return until(`order ${id} is paid`, async () => {
      const order = await this.readOrder(id);
      return order.status === "paid" ? order : undefined;
    });
  }

  /** All of an order leaves, as a colleague sends it. */
  async send({ id }: Pick<Order, "id">): Promise<void> {
    await this.staff("packing.makeParcel", {
      params: { id },
      body: { key: `colleague${mark()}`, isSent: true },
    });
  }

  /** Colleagues send what a job leaves to pack: each finds the list as in a shop that keeps up. */
  async tidy(): Promise<void> {
    const ids = this.placed.splice(0);
    if (ids.length === 0) return;
    const { orders } = await this.staff<{ orders: PackingOrder[] }>("packing.list", {
      query: { orders: ids.join() },
    });
    for (const order of orders) if (order.stage !== "done") await this.send(order);
  }

  readOrder(id: string): Promise<Order> {
    return this.staff<Order>("orders.read", { params: { id } });
  }

  /** What somebody writes in the contact form. */
  async message(): Promise<{ subject: string; email: string }> {
    const written = { subject: `Delivery to Whitehorse ${mark()}`, email: `${mark()}@example.ca` };
    await asked(new ShopClient(shopUrl()), "POST", addressOf("contact.send"), {
      ...written,
      name: "Mabel Thorne",
      message: "How long does a parcel to the Yukon take?",
    });
    return written;
  }

  /** What a buyer thinks of a product, as it waits to be judged. */
  async review(): Promise<{ text: string }> {
    const shopper = await aShopper();
    const { id } = await this.order({ isPaid: true }, shopper);
    await this.send({ id });
    const text = `Soft, and easy to wash. ${mark()}`;
    await asked(
      shopper.client,
      "POST",
      addressOf("reviews.write", { params: { slug: this.sold.slug } }),
      { stars: 5, text, name: "Mabel T." },
    );
    return { text };
  }
}

const PRICE_CENTS = 4250;

/** Nobody else's. */
export const mark = () => randomBytes(4).toString("hex");

/** What the check of a job expects. */
export function must(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`It is not so that ${what}.`);
}

/** Asks until there is an answer; throws when it takes too long. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
): Promise<Answer> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(100)) {
    const answer = await ask();
    if (answer !== undefined) return answer;
  }
  throw new Error(`It never came that ${what}.`);
}

interface ProductWishes {
  categoryId: string;
  image: string;
  stock: number;
  published: boolean;
}

async function makeProduct(
  staff: Staff,
  { image, ...wishes }: Omit<ProductWishes, "published"> & { published?: boolean },
): Promise<MadeProduct> {
  return staff<MadeProduct>("products.create", {
    body: {
      name: `Bench Cushion ${mark()}`,
      description: "Made for a benchmark.",
      images: [image],
      originalPriceCAD: PRICE_CENTS,
      ...wishes,
    },
  });
}

/** Somebody with an account. */
async function aShopper(): Promise<Shopper> {
  const client = new ShopClient(shopUrl());
  const email = `buyer-${mark()}@example.ca`;
  await client.register(email, async () => {
    const link = await linkInMail(email, "/verify-email");
    await asked(client, "GET", `/api${link}`);
  });
  return { email, client };
}

async function asked(client: ShopClient, method: string, path: string, body?: object) {
  const answer = await client.send(method, path, body);
  if (answer.status >= 200 && answer.status < 300) return answer.body;
  throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
}

const shopUrl = () => process.env.SHOP_URL ?? "http://localhost:8000";
