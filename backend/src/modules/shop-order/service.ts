import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ContainerRegistrationKeys, MedusaService } from "@medusajs/framework/utils";
import MoneyCheck from "./models/money-check";
import ShopOrder from "./models/shop-order";
import ShopOrderChange from "./models/shop-order-change";
import ShopPayLink from "./models/shop-pay-link";
import ShopPayment from "./models/shop-payment";
import StripeEvent from "./models/stripe-event";
import { MoneyCheckTable } from "./money-check-table";
import { OrderTable } from "./order-table";
import { PayLinkTable } from "./pay-link-table";
import { PaymentTable } from "./payment-table";

/**
 * The shop's orders and payments. Every write is one statement or takes the caller's transaction,
 * and says what it expects to find, so that a late or doubled caller changes nothing.
 */
class ShopOrderModuleService extends MedusaService({
  ShopOrder,
  ShopOrderChange,
  ShopPayLink,
  ShopPayment,
  StripeEvent,
  MoneyCheck,
}) {
  readonly orders: OrderTable;
  readonly payments: PaymentTable;
  readonly payLinks: PayLinkTable;
  readonly moneyChecks: MoneyCheckTable;

  constructor(dependencies: Record<string, unknown>) {
    // biome-ignore lint/complexity/noArguments: Medusa's base class reads all constructor arguments.
    super(...(arguments as unknown as [Record<string, unknown>]));
    const database = dependencies[ContainerRegistrationKeys.PG_CONNECTION] as Knex;
    this.orders = new OrderTable(database);
    this.payments = new PaymentTable(database);
    this.payLinks = new PayLinkTable(database);
    this.moneyChecks = new MoneyCheckTable(database);
  }
}

export default ShopOrderModuleService;
