import type { ImportColumn, ImportColumns } from "@eldercare/contracts";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../components/button";
import { SelectField } from "../components/field";
import { Form } from "../components/form";
import { fieldsFor, firstField, stillMissing, twiceChosen } from "./column-choice";
import styles from "./columns-form.module.css";
import { useChooseColumns } from "./use-import-changes";

const TITLES = {
  strange: "Columns that are not recognized",
  leftOut: "Columns that are left out",
  chosen: "Columns, as you chose",
} as const;

/** Asks what the columns are that nobody knows; what was said before is folded up. */
export function ColumnsForm({ id, asked }: { id: string; asked: ImportColumns }) {
  const isAsked = asked.columns.some(({ chosen }) => chosen === null);
  const isStrange = isAsked && !asked.isRecognised;
  return (
    <details className={styles.columns} open={isStrange}>
      <summary className={styles.heading}>
        {isAsked ? TITLES[isStrange ? "strange" : "leftOut"] : TITLES.chosen} (
        {asked.columns.length})
      </summary>
      <ColumnList id={id} asked={asked} />
    </details>
  );
}

function ColumnList({ id, asked }: { id: string; asked: ImportColumns }) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [error, setError] = useState<string>();
  const choose = useChooseColumns();
  const fieldOf = (column: ImportColumn) => chosen[column.heading] ?? firstField(column);
  const all = asked.columns.map(fieldOf);
  const missing = stillMissing(asked, all);

  function submit(event: FormEvent) {
    event.preventDefault();
    const twice = twiceChosen(all);
    setError(twice && `Two columns cannot both be “${twice}”. Leave one of them out.`);
    if (twice) return;
    const columns = asked.columns.map((column) => ({
      heading: column.heading,
      field: fieldOf(column),
    }));
    choose.mutate({ id, columns });
  }

  return (
    <Form onSubmit={submit} className={styles.form}>
      <p className={styles.text}>
        Say what they are. It is kept for the next file with the same columns.
      </p>
      <ul className={styles.list}>
        {asked.columns.map((column) => (
          <ColumnItem
            key={column.heading}
            column={column}
            asked={asked}
            value={fieldOf(column)}
            onChange={(field) => setChosen({ ...chosen, [column.heading]: field })}
          />
        ))}
      </ul>
      {missing.length > 0 && (
        <p className={styles.text}>
          New things also need what no column holds yet: <strong>{missing.join(", ")}</strong>. Rows
          about what the shop has already do not.
        </p>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div>
        <Button type="submit" disabled={choose.isPending}>
          {choose.isPending ? "Checking..." : "Use These Columns"}
        </Button>
      </div>
    </Form>
  );
}

function ColumnItem({
  column,
  asked,
  value,
  onChange,
}: {
  column: ImportColumn;
  asked: ImportColumns;
  value: string;
  onChange: (field: string) => void;
}) {
  const examplesId = useId();
  const { heading, examples, suggestion, chosen } = column;
  return (
    <li className={styles.item}>
      <div>
        <SelectField
          label={`“${heading}” is`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-describedby={examplesId}
          {...(chosen === null && suggestion !== "" && { hint: "Suggested" })}
        >
          {fieldsFor(column, asked).map((field) => (
            <option key={field.value} value={field.value}>
              {field.label}
            </option>
          ))}
        </SelectField>
      </div>
      <p id={examplesId} className={styles.examples}>
        {examples.length > 0 ? `Such as: ${examples.join(" · ")}` : "All its cells are empty."}
      </p>
    </li>
  );
}
