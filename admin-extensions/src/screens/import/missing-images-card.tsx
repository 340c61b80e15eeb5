import { MISSING_IMAGES_PAGE_SIZE, type MissingImage } from "@eldercare/contracts";
import { useState } from "react";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { type Column, DataTable } from "../components/data-table";
import { formatMoment } from "../components/dates";
import { NamedCell } from "../components/named-cell";
import { Pagination } from "../components/pagination";
import styles from "./missing-images-card.module.css";
import { useForgetMissingImage, useMissingImages, useTryMissingImages } from "./use-missing-images";

/** Pictures that files named and that could not be fetched; nothing where no product waits for one. */
export function MissingImagesCard() {
  const [page, setPage] = useState(1);
  const { list, query } = useMissingImages(page);
  const tryAgain = useTryMissingImages();
  const forget = useForgetMissingImage();
  if (!list || (list.total === 0 && !list.isTrying)) return null;
  const isBusy = list.isTrying || tryAgain.isPending;
  const columns: readonly Column<MissingImage>[] = [
    {
      header: "Product",
      isLead: true,
      cell: ({ productName, address }) => <NamedCell name={productName} detail={address} />,
    },
    { header: "Why", isText: true, cell: ({ reason }) => reason },
    { header: "Last tried", isText: true, cell: ({ triedAt }) => formatMoment(triedAt) },
    {
      header: "Actions",
      cell: ({ id, productName }) => (
        <Button
          tone="quiet"
          aria-label={`Do without this picture of ${productName}`}
          disabled={isBusy}
          onClick={() => forget.mutate(id)}
        >
          Do Without
        </Button>
      ),
    },
  ];
  return (
    <Card
      title="Missing pictures"
      isFlush
      aside={
        <Button tone="secondary" disabled={isBusy} onClick={() => tryAgain.mutate(undefined)}>
          {isBusy ? "Trying..." : "Try Again Now"}
        </Button>
      }
    >
      <p className={styles.hint}>
        These could not be fetched, so their products came without them. They are tried again
        automatically, at first every hour, for a month.
      </p>
      <p role="status" className={styles.count}>
        {isBusy ? "Fetching pictures..." : `${list.total} missing`}
      </p>
      <DataTable
        caption="Pictures that products wait for, newest first"
        columns={columns}
        rows={list.images}
        keyOf={({ id }) => id}
        query={query}
        empty={null}
      />
      <Pagination
        page={page}
        pageSize={MISSING_IMAGES_PAGE_SIZE}
        total={list.total}
        onChange={setPage}
      />
    </Card>
  );
}
