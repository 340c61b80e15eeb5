import { Text } from "@medusajs/ui";
import type { ReactNode } from "react";

/** What Medusa's subtle text says, but still at 7:1 in its dark theme. */
export const QUIET = "text-ui-fg-subtle dark:text-ui-fg-base";

/** A small line beside what matters more. */
export function QuietText({ role, children }: { role?: "status"; children: ReactNode }) {
  return (
    <Text size="small" className={QUIET} role={role}>
      {children}
    </Text>
  );
}
