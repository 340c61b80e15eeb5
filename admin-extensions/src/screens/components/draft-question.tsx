import { AlertDialog } from "@radix-ui/themes";
import { Button } from "./button";
import styles from "./confirm-dialog.module.css";
import type { OfferedDraft } from "./use-draft";

const TIME = new Intl.DateTimeFormat("en-CA", { timeStyle: "short" });
const DAY_AND_TIME = new Intl.DateTimeFormat("en-CA", { dateStyle: "medium", timeStyle: "short" });

/** Offers what was typed another time and not saved; each of the two buttons decides it. */
export function DraftQuestion({ offered, restore, discard }: OfferedDraft) {
  return (
    <AlertDialog.Root open={offered !== null}>
      <AlertDialog.Content
        className={styles.dialog}
        onEscapeKeyDown={(event) => event.preventDefault()}
      >
        <AlertDialog.Title className={styles.title}>
          You had unsaved changes{offered ? ` from ${timeOf(offered.at)}` : ""}
        </AlertDialog.Title>
        <AlertDialog.Description className={styles.question}>
          {offered?.lacksImages
            ? "This browser kept what you typed. Images that you had chosen must be chosen again."
            : "This browser kept what you typed."}
        </AlertDialog.Description>
        <div className={styles.actions}>
          <Button tone="secondary" onClick={discard}>
            Discard
          </Button>
          <Button autoFocus onClick={restore}>
            Restore
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}

/** "10:12 a.m.", with its day when that is not today. */
export function timeOf(moment: string, now = new Date()): string {
  const at = new Date(moment);
  return (at.toDateString() === now.toDateString() ? TIME : DAY_AND_TIME).format(at);
}
