import type { ImportApplyBody, ImportColumnsBody } from "@eldercare/contracts";
import { useAdminMutation } from "../host/use-admin-mutation";

const REFRESHES = ["imports"] as const;

/** Sends a file to be checked; the form holds the table, its images and the choices. */
export function useUploadImport(onReceived: (id: string) => void) {
  return useAdminMutation({
    send: async (form: FormData, call) => {
      const detail = await call("imports.begin", { body: form });
      onReceived(detail.id);
      return detail;
    },
    refreshes: REFRESHES,
    failure: "Failed to upload the file. Please try again.",
  });
}

/** Says what columns mean; the file is checked anew. */
export function useChooseColumns() {
  return useAdminMutation({
    send: ({ id, ...body }: { id: string } & ImportColumnsBody, call) =>
      call("imports.chooseColumns", { params: { id }, body }),
    refreshes: REFRESHES,
    failure: "Failed to use these columns. Please try again.",
  });
}

export function useApplyImport() {
  return useAdminMutation({
    send: ({ id, ...body }: { id: string } & ImportApplyBody, call) =>
      call("imports.apply", { params: { id }, body }),
    refreshes: REFRESHES,
    failure: "Failed to apply the import. Please try again.",
  });
}

export function useUndoImport() {
  return useAdminMutation({
    send: (id: string, call) => call("imports.undo", { params: { id } }),
    refreshes: REFRESHES,
    failure: "Failed to take the import back. Please try again.",
  });
}
