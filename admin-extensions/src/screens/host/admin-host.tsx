import type { CallName } from "@eldercare/contracts/calls";
import { createContext, type ReactNode, useContext } from "react";
import type { AdminApi } from "./admin-api";

export type AdminToast = {
  title: string;
  description?: string;
  tone?: "default" | "destructive";
};

/** What screens need from the place they are mounted in: the shop, or Medusa Admin. */
export type AdminHost = {
  /** How screens make calls from there. */
  api: AdminApi;
  toast(message: AdminToast): void;
  /** The server refused: the session is over or lacks the role. Leads to the host's sign-in. */
  onRefused(): void;
  /** Who works here; null while nobody knows yet. */
  personId: string | null;
  /** Whether the role of who is signed in may make a call; the server decides, this spares a refusal. */
  mayMake(call: CallName): boolean;
  /** Where staff set up two-step sign-in; null where Medusa Admin's pages are on another origin. */
  profileAddress: string | null;
  /** Where a page of the shop is, seen from this host. */
  shopAddress(path: string): string;
};

const AdminHostContext = createContext<AdminHost | null>(null);

export function AdminHostProvider({ host, children }: { host: AdminHost; children: ReactNode }) {
  return <AdminHostContext.Provider value={host}>{children}</AdminHostContext.Provider>;
}

/** Throws outside of {@link AdminHostProvider}. */
export function useAdminHost(): AdminHost {
  const host = useContext(AdminHostContext);
  if (!host) throw new Error("A screen of the back office needs an AdminHostProvider around it.");
  return host;
}
