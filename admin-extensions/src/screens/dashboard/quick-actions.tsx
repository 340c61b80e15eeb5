import { Link } from "react-router-dom";
import { Card } from "../components/card";
import { CustomersIcon, OrdersIcon, ProductsIcon, SettingsIcon } from "../components/icons";
import styles from "./quick-actions.module.css";

const ACTIONS = [
  { to: "/admin/products", label: "Manage Products", icon: ProductsIcon },
  { to: "/admin/orders", label: "View Orders", icon: OrdersIcon },
  { to: "/admin/customers", label: "View Customers", icon: CustomersIcon },
  { to: "/admin/settings", label: "Settings", icon: SettingsIcon },
] as const;

/** Where staff go most. */
export function QuickActions() {
  return (
    <Card title="Quick Actions">
      <ul className={styles.actions}>
        {ACTIONS.map(({ to, label, icon: ActionIcon }) => (
          <li key={to}>
            <Link to={to} className={styles.action}>
              <ActionIcon />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
