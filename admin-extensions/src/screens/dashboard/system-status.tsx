import { Card } from "../components/card";
import { Facts } from "../components/facts";
import { FixedFigures } from "../components/fixed-figures";
import { StatusDot } from "../components/status-dot";

/** Mostly fixed values, as specified (spec §2 Admin dashboard); the stock is real. */
export function SystemStatus({ lowStock }: { lowStock: number | undefined }) {
  return (
    <Card title="System Status">
      <Facts
        facts={[
          { term: "Database Connection", value: <StatusDot tone="good">Online</StatusDot> },
          { term: "Payment Gateway", value: <StatusDot tone="good">Active</StatusDot> },
          {
            term: "Low Stock Items",
            value: (
              <StatusDot tone={lowStock ? "warning" : "good"}>
                {lowStock === undefined ? "…" : `${lowStock} items`}
              </StatusDot>
            ),
          },
          {
            term: "Monthly Growth",
            value: (
              <>
                +12.5% <small>(an example; see Sales)</small>
              </>
            ),
          },
        ]}
      />
      <FixedFigures>Fixed, as specified, except for the stock.</FixedFigures>
    </Card>
  );
}
