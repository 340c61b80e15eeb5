import type { TextKey } from "@eldercare/contracts/content";
import { Dialog } from "../components/dialog";
import { Loading } from "../components/loading";
import { Problem } from "../components/problem";
import { useAdminQuery } from "../host/use-admin-query";
import { TextDialog } from "./text-dialog";

type EditTextProps = { textKey: TextKey; onClose: () => void };

/** The dialog of one text, as it is now. */
export function EditText({ textKey, onClose }: EditTextProps) {
  const query = useAdminQuery("contentTexts.read", { params: { key: textKey } });
  if (query.isFetchedAfterMount && query.data) {
    return <TextDialog text={query.data} onClose={onClose} />;
  }
  return (
    <Dialog title="Edit Text" isOpen onClose={onClose} size="wide">
      {query.error ? (
        <Problem error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}
