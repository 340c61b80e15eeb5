import type { CallName } from "@eldercare/contracts/calls";
import type { ReactNode } from "react";
import { useAdminHost } from "./admin-host";

/** What is of use only to those of the staff who may make this call. */
export function ForCall({ name, children }: { name: CallName; children: ReactNode }) {
  return useAdminHost().mayMake(name) ? children : null;
}
