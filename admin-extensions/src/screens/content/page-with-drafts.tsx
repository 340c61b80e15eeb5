import type { TextKey } from "@eldercare/contracts/content";
import { useEffect, useRef } from "react";
import { Button } from "../components/button";
import { useAdminHost } from "../host/admin-host";
import { useAdminQuery } from "../host/use-admin-query";
import styles from "./content.module.css";

type PageWithDraftsProps = {
  textKey: TextKey;
  /** What is typed is not kept yet: the page shows what is. */
  isChanged: boolean;
  isPending: boolean;
  /** It was kept just now, to be looked at. */
  isSaved: boolean;
  onSave: () => void;
};

/** Leads to the page itself, with all drafts in their places; what is typed is kept as a draft first. */
export function PageWithDrafts({
  textKey,
  isChanged,
  isPending,
  isSaved,
  onSave,
}: PageWithDraftsProps) {
  const { shopAddress } = useAdminHost();
  const { data } = useAdminQuery("contentTexts.preview", { params: { key: textKey } });
  const link = useRef<HTMLAnchorElement>(null);
  const isToBeOpened = isSaved && !isChanged;
  useEffect(() => {
    if (isToBeOpened) link.current?.focus();
  }, [isToBeOpened]);
  if (!data) return null;
  return (
    <div className={styles.days}>
      {isChanged ? (
        <Button tone="secondary" disabled={isPending} onClick={onSave}>
          {isPending ? "Saving..." : "Save Draft to See the Page"}
        </Button>
      ) : (
        <Button asChild tone="secondary">
          <a ref={link} href={shopAddress(data.path)} target="_blank" rel="noreferrer">
            See the Page (new tab)
          </a>
        </Button>
      )}
      <p className={styles.hint}>
        The page itself, with all drafts in place. Anyone who has its address sees them for a day.
      </p>
    </div>
  );
}
