import { formatCents } from "@eldercare/contracts";
import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Container, Text } from "@medusajs/ui";
import { QUIET } from "../components/quiet-text";
import { useWidgetQuery } from "../components/use-widget-query";

const COUNT = new Intl.NumberFormat("en-CA");

/** The dashboard's figures above Medusa's list of orders. */
const OrderFiguresWidget = () => {
  const { data: figures } = useWidgetQuery("dashboard.read");
  const cards = [
    { label: "Total Products", value: figures && COUNT.format(figures.products) },
    { label: "Total Orders", value: figures && COUNT.format(figures.orders) },
    { label: "Total Revenue", value: figures && formatCents(figures.revenueCAD) },
    { label: "All Orders Placed", value: figures && formatCents(figures.placedCAD) },
    { label: "Pending Orders", value: figures && COUNT.format(figures.pendingOrders) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5">
      {cards.map(({ label, value }) => (
        <Container key={label} className="px-4 py-4">
          <Text asChild size="small" className={QUIET}>
            <dt>{label}</dt>
          </Text>
          {/* Small enough for a sum of nine digits, which must not break. */}
          <Text asChild size="large" weight="plus" className="whitespace-nowrap">
            <dd>{value ?? "…"}</dd>
          </Text>
        </Container>
      ))}
    </dl>
  );
};

export const config = defineWidgetConfig({ zone: "order.list", id: "shop-figures" });

export default OrderFiguresWidget;
