import { toast } from "@medusajs/ui";
import type { AdminHost } from "../../screens/host/admin-host";

/** A toast of the dashboard, which the topbar keeps off what is pressed next (`toasts-everywhere.tsx`). */
export function showToast({ title, description, tone }: Parameters<AdminHost["toast"]>[0]): void {
  const show = tone === "destructive" ? toast.error : toast.success;
  show(title, { description });
}
