import { toast } from "@medusajs/ui";
import type { AdminHost } from "../../screens/host/admin-host";
import { placeToasts } from "./place-toasts";

/** A toast of the dashboard, where it covers nothing that is pressed next. */
export function showToast({ title, description, tone }: Parameters<AdminHost["toast"]>[0]): void {
  const show = tone === "destructive" ? toast.error : toast.success;
  show(title, { description });
  placeToasts();
}
