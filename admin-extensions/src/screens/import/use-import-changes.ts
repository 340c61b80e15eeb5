import { type ImportApplyBody, ImportDetail } from "@eldercare/contracts";
import { adminApi } from "../host/admin-api";
import { useAdminMutation } from "../host/use-admin-mutation";

const REFRESHES = ["/api/imports"];
const call = (id: string, action: string) => `/api/imports/${encodeURIComponent(id)}/${action}`;

/** Sends a file to be checked; the form holds the table, its images and the choices. */
export function useUploadImport(onReceived: (id: string) => void) {
  return useAdminMutation({
    send: async (form: FormData) => {
      const detail = await adminApi.send("POST", "/api/imports", form, ImportDetail);
      onReceived(detail.id);
      return detail;
    },
    refreshes: REFRESHES,
    failure: "Failed to upload the file. Please try again.",
  });
}

export function useApplyImport() {
  return useAdminMutation({
    send: ({ id, ...body }: { id: string } & ImportApplyBody) =>
      adminApi.send("POST", call(id, "apply"), body, ImportDetail),
    refreshes: REFRESHES,
    failure: "Failed to apply the import. Please try again.",
  });
}

export function useUndoImport() {
  return useAdminMutation({
    send: (id: string) => adminApi.send("POST", call(id, "undo"), undefined, ImportDetail),
    refreshes: REFRESHES,
    failure: "Failed to take the import back. Please try again.",
  });
}
