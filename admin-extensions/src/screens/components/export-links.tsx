import { TABLE_FORMATS, type TableFormat } from "@eldercare/contracts";
import { Button } from "./button";
import styles from "./export-links.module.css";
import { ImportIcon } from "./icons";

const FORMAT_LABELS: Record<TableFormat, string> = { csv: "Export CSV", xlsx: "Export Excel" };

type ExportLinksProps = {
  /** The address of the list as a file of this format, filtered and sorted as it is shown. */
  hrefOf: (format: TableFormat) => string;
};

/** All that a list finds, not one page of it, as a file to keep or to reckon with. */
export function ExportLinks({ hrefOf }: ExportLinksProps) {
  return (
    <div className={styles.links}>
      {TABLE_FORMATS.map((format) => (
        <Button key={format} tone="quiet" asChild>
          <a href={hrefOf(format)} download>
            <ImportIcon />
            {FORMAT_LABELS[format]}
          </a>
        </Button>
      ))}
    </div>
  );
}
