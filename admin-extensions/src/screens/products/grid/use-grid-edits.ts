import { useState } from "react";
import { useKeptDraft } from "../../components/use-draft";
import { useAdminHost } from "../../host/admin-host";
import { editsKept, editsToKeep, type GridEdits, NO_EDITS } from "./grid-edits";

/** What is typed and pasted into the grid and not saved; kept as a draft. */
export function useGridEdits() {
  const { personId } = useAdminHost();
  const [edits, setEdits] = useState<GridEdits>(NO_EDITS);
  const draft = useKeptDraft(
    "price-grid",
    { begun: null, typed: edits.size > 0 ? editsToKeep(edits) : null },
    ({ values }) => setEdits(editsKept(values)),
    personId,
  );
  return { edits, setEdits, draft };
}
