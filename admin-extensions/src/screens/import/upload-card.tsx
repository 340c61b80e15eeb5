import {
  IMPORT_FILE_FIELD,
  IMPORT_FILE_MISSING,
  IMPORT_IMAGES_FIELD,
  IMPORT_KINDS,
  type ImportBody,
  type ImportKind,
  TABLE_FORMATS,
  type TableFormat,
} from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { type FormEvent, useState } from "react";
import { CategoryOptions } from "../categories/category-options";
import { useCategories } from "../categories/use-categories";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { SelectField, SwitchField, TextField } from "../components/field";
import { FieldGrid } from "../components/field-grid";
import { Form } from "../components/form";
import { KIND_LABELS } from "./kind-labels";
import styles from "./upload-card.module.css";
import { useUploadImport } from "./use-import-changes";

/** What a file does instead of adding and changing; one of them at a time. */
const SCOPES = [
  {
    name: "onlyNew",
    label: "Only new",
    hint: "Leaves alone what the shop has already, whatever the file says about it",
  },
  {
    name: "updateOnly",
    label: "Update only",
    hint: "Changes what the shop has already, and leaves out what is new",
  },
  {
    name: "prune",
    label: "Remove what the file does not name",
    hint: "You see what that is, and are asked, before anything is removed",
  },
] as const;

const SWITCHES = [
  "onlyNew",
  "updateOnly",
  "prune",
  "clearBlanks",
  "createMissing",
  "french",
  "skipImages",
] as const satisfies readonly (keyof ImportBody)[];

const FORMAT_LABELS: Readonly<Record<TableFormat, string>> = { xlsx: "Excel", csv: "CSV" };

const exportAddress = (kind: ImportKind, format: TableFormat) =>
  addressOf("catalogFiles.download", { params: { kind }, query: { format } });
const templateAddress = (kind: ImportKind, format: TableFormat) =>
  addressOf("catalogFiles.download", { params: { kind }, query: { template: "true", format } });

/** Chooses a file to be checked; nothing is written by it. */
export function UploadCard({ onReceived }: { onReceived: (id: string) => void }) {
  const [kind, setKind] = useState<ImportKind>("products");
  const [scope, setScope] = useState<(typeof SCOPES)[number]["name"] | null>(null);
  const [error, setError] = useState<string>();
  const { data: categories = [] } = useCategories();
  const upload = useUploadImport(onReceived);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get(IMPORT_FILE_FIELD);
    if (!(file instanceof File) || file.size === 0) return setError(IMPORT_FILE_MISSING);
    setError(undefined);
    const images = form.getAll(IMPORT_IMAGES_FIELD);
    // A browser sends an empty part when nothing was chosen.
    form.delete(IMPORT_IMAGES_FIELD);
    for (const image of images) {
      if (image instanceof File && image.size > 0) form.append(IMPORT_IMAGES_FIELD, image);
    }
    for (const name of SWITCHES) {
      form.set(name, String(form.get(name) === "on"));
    }
    upload.mutate(form);
  }

  return (
    <Card title="New import">
      <Form onSubmit={submit} className={styles.form}>
        <FieldGrid>
          <SelectField
            label="What is in the file?"
            name="kind"
            value={kind}
            onChange={(event) => setKind(event.target.value as ImportKind)}
          >
            {IMPORT_KINDS.map((each) => (
              <option key={each} value={each}>
                {KIND_LABELS[each]}
              </option>
            ))}
          </SelectField>
          <TextField
            label="Excel or CSV file"
            hint="Your own list, a feed for Google, or an export of Shopify, WooCommerce, BigCommerce, Squarespace, Wix, Square, Lightspeed, Etsy, Spree, Medusa or Vendure"
            type="file"
            name={IMPORT_FILE_FIELD}
            accept=".xlsx,.csv,.tsv,.txt,text/csv"
            required
            {...(error && { error })}
          />
        </FieldGrid>
        <TextField
          label="Pictures"
          hint="Those that the file calls by name. Pictures on the web and those already in the shop need not be chosen; where one on the web cannot be fetched, a chosen one of the same file name takes its place."
          type="file"
          name={IMPORT_IMAGES_FIELD}
          accept="image/jpeg,image/png,image/webp,image/gif"
          multiple
        />
        {kind === "products" && (
          <SelectField
            label="Category for new products that name none"
            name="defaultCategory"
            defaultValue=""
          >
            <option value="">None: they are listed as errors</option>
            <CategoryOptions categories={categories} />
          </SelectField>
        )}
        {kind === "products" && (
          <SwitchField
            label="Make new categories"
            hint="Categories that the file names and the shop does not have"
            name="createMissing"
          />
        )}
        {kind === "products" && (
          <SwitchField
            label="French texts"
            hint="Name and Description are the French ones, of products that the shop has"
            name="french"
          />
        )}
        {SCOPES.map(({ name, label, hint }) => (
          <SwitchField
            key={name}
            label={label}
            hint={hint}
            name={name}
            checked={scope === name}
            onChange={(event) => setScope(event.target.checked ? name : null)}
          />
        ))}
        <SwitchField
          label="Leave pictures as they are"
          hint="Whatever the file says about them; new products come without"
          name="skipImages"
        />
        <SwitchField
          label="Empty cells clear their field"
          hint="Otherwise an empty cell leaves the shop as it is"
          name="clearBlanks"
        />
        <div className={styles.foot}>
          <Button type="submit" disabled={upload.isPending}>
            {upload.isPending ? "Uploading..." : "Check File"}
          </Button>
          <p className={styles.links}>
            {TABLE_FORMATS.map((format) => (
              <a key={format} href={templateAddress(kind, format)} download>
                Template ({FORMAT_LABELS[format]})
              </a>
            ))}
            {TABLE_FORMATS.map((format) => (
              <a key={format} href={exportAddress(kind, format)} download>
                Export {KIND_LABELS[kind].toLowerCase()} ({FORMAT_LABELS[format]})
              </a>
            ))}
          </p>
        </div>
      </Form>
    </Card>
  );
}
