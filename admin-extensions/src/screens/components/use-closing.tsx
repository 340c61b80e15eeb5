import { useState } from "react";
import { ConfirmDialog } from "./confirm-dialog";
import { useUnsaved } from "./leave-guard";

type Closing = {
  /** Whether closing would lose something; then it asks first. */
  isChanged: boolean;
  isPending: boolean;
  /** What keeps a draft of it; forgotten when changes are discarded. */
  draft?: { forget: () => void } | undefined;
  onClose: () => void;
};

/**
 * How a dialog closes in which something is typed: `close` asks first where that would be lost, and
 * waits while it is saved. The dialog holds the `question`.
 */
export function useClosing({ isChanged, isPending, draft, onClose }: Closing) {
  const [isAsking, setAsking] = useState(false);
  useUnsaved(isChanged, draft ? "kept" : "lost");

  function close() {
    if (isPending) return;
    if (isChanged) setAsking(true);
    else onClose();
  }

  const question = (
    <ConfirmDialog
      title="Discard changes?"
      question={isAsking ? "What you changed here has not been saved." : null}
      action="Discard"
      onConfirm={() => {
        draft?.forget();
        onClose();
      }}
      onCancel={() => setAsking(false)}
    />
  );
  return { close, question };
}
