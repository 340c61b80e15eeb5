import { IMPORTS_PAGE_SIZE } from "@eldercare/contracts";
import { useEffect, useRef } from "react";
import { Card } from "../components/card";
import { Pagination } from "../components/pagination";
import { Screen } from "../components/screen";
import { UnknownFilters } from "../components/unknown-filters";
import { ROW, useListParams } from "../components/use-list-params";
import { usePageWithin } from "../components/use-page-within";
import { useAdminQuery } from "../host/use-admin-query";
import { ImportDetailCard } from "./import-detail-card";
import styles from "./import-screen.module.css";
import { ImportTable } from "./import-table";
import { MissingImagesCard } from "./missing-images-card";
import { UploadCard } from "./upload-card";

const FILTERS = { import: ROW } as const;

/** Loads the catalog from files: check, preview, apply, and take back. */
export default function ImportScreen() {
  const list = useListParams(FILTERS);
  const id = list.read("import");
  const query = useAdminQuery("imports.list", {
    query: {
      limit: String(IMPORTS_PAGE_SIZE),
      offset: String((list.page - 1) * IMPORTS_PAGE_SIZE),
    },
  });
  const total = query.data?.total;
  usePageWithin(list, query.isPlaceholderData ? undefined : total, IMPORTS_PAGE_SIZE);
  const open = (chosen: string) => list.filter({ import: chosen });
  // What was opened may stand far above the row that opened it.
  const opened = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (id) opened.current?.focus();
  }, [id]);

  return (
    <Screen title="Import" subtitle="Load or update the catalogue from a spreadsheet">
      {id && (
        <div ref={opened} tabIndex={-1} className={styles.opened}>
          <ImportDetailCard key={id} id={id} onClose={() => open("")} />
        </div>
      )}
      <UploadCard onReceived={open} />
      <MissingImagesCard />
      <UnknownFilters list={list} />
      <Card title="History" isFlush>
        <ImportTable imports={query.data?.imports} query={query} onView={open} />
        <Pagination
          page={list.page}
          pageSize={IMPORTS_PAGE_SIZE}
          total={total ?? 0}
          onChange={list.goTo}
        />
      </Card>
    </Screen>
  );
}
