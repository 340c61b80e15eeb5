import { Card } from "../components/card";
import { Facts } from "../components/facts";
import { FixedFigures } from "../components/fixed-figures";

const FACTS = [
  { term: "Database", value: "Connected" },
  { term: "Version", value: "1.0.0" },
  { term: "Environment", value: "Development" },
  { term: "Last Backup", value: "Not configured" },
] as const;

/** Fixed values, as specified (spec §2 Admin settings). */
export function SystemInformation() {
  return (
    <Card title="System Information">
      <Facts facts={FACTS} />
      <FixedFigures>Fixed, as specified.</FixedFigures>
    </Card>
  );
}
