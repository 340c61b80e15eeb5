import { Problem } from "../components/problem";
import { Screen } from "../components/screen";
import { useAdminQuery } from "../host/use-admin-query";
import styles from "./dashboard-screen.module.css";
import { FigureCards } from "./figure-cards";
import { QuickActions } from "./quick-actions";
import { RecentOrders } from "./recent-orders";
import { RunningLow } from "./running-low";
import { SalesCard } from "./sales-card";
import { SystemStatus } from "./system-status";
import { ToDoToday } from "./to-do-today";

/** The shop at a glance (spec §2 Admin dashboard); the figures are counted by the server. */
export default function DashboardScreen() {
  const query = useAdminQuery("dashboard.read");
  const figures = query.data;
  return (
    <Screen title="Dashboard" subtitle="How the shop is doing today">
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      <FigureCards figures={figures} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <ToDoToday />
          <RecentOrders orders={figures?.recentOrders} />
          <RunningLow />
        </div>
        <div className={styles.side}>
          <SystemStatus lowStock={figures?.lowStockProducts} />
          <QuickActions />
        </div>
      </div>
      <SalesCard />
    </Screen>
  );
}
