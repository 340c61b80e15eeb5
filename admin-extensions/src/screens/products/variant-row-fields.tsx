import { MAX_BARCODE_LENGTH, MAX_SKU_LENGTH } from "@eldercare/contracts";
import type { ComponentProps } from "react";
import { IconButton } from "../components/button";
import { TrashIcon } from "../components/icons";
import type { Image } from "../images/image";
import { typedStockHint } from "./stock-words";
import type { OptionRow, VariantRow, VariantTexts } from "./variants-form";
import styles from "./variants-part.module.css";

type VariantRowFieldsProps = {
  row: VariantRow;
  name: string;
  options: readonly OptionRow[];
  images: readonly Image[];
  isDefault: boolean;
  isOnly: boolean;
  /** What is wrong, by the call's fields. */
  problems: Readonly<Record<string, string>>;
  onChange: (changed: Partial<VariantRow>) => void;
  onDefault: () => void;
  onRemove: () => void;
};

/** One variant of the table. */
export function VariantRowFields(props: VariantRowFieldsProps) {
  const { row, name, options, images, problems, isDefault, isOnly, onChange } = props;

  /** A field of the row, `sent` being its name in the call. */
  const field = (
    key: keyof VariantTexts,
    label: string,
    sent: string,
    input: ComponentProps<"input">,
    hint?: string,
  ) => (
    <Cell label={label} problem={problems[sent]}>
      <input
        {...input}
        aria-label={`${label} of ${name}`}
        aria-invalid={problems[sent] ? true : undefined}
        className={styles.input}
        value={row[key]}
        onChange={({ target }) => onChange({ [key]: target.value })}
      />
      {hint && <p className={styles.hint}>{hint}</p>}
    </Cell>
  );

  return (
    <tr className={styles.row}>
      <Cell label="Default">
        <label className={styles.radio}>
          <input
            type="radio"
            name="default-variant"
            aria-label={`${name} is the default`}
            checked={isDefault}
            onChange={props.onDefault}
          />
        </label>
      </Cell>
      {options.map((option, place) => (
        <Cell
          key={option.key}
          label={option.name || `Option ${place + 1}`}
          problem={place === 0 ? problems.options : undefined}
        >
          <select
            aria-label={`${option.name || `Option ${place + 1}`} of ${name}`}
            className={styles.input}
            value={row.choices[option.key] ?? ""}
            onChange={({ target }) =>
              onChange({ choices: { ...row.choices, [option.key]: target.value } })
            }
          >
            {!row.choices[option.key] && <option value="">Choose</option>}
            {option.values.map(({ key, text }) => (
              <option key={key} value={key}>
                {text || "…"}
              </option>
            ))}
          </select>
        </Cell>
      ))}
      {field("sku", "SKU", "sku", {
        maxLength: MAX_SKU_LENGTH,
        placeholder: row.id === undefined ? "Made by itself" : undefined,
      })}
      {field("originalPrice", "Price (CAD)", "originalPriceCAD", {
        ...{ type: "number", inputMode: "decimal", step: "0.01", min: "0", placeholder: "0.00" },
      })}
      {field("discount", "Discount (%)", "discountPercentage", {
        ...{ type: "number", inputMode: "numeric", step: "1", min: "0", max: "100" },
        placeholder: "0",
      })}
      {row.onHand === null ? (
        <Cell label="On hand">
          <span className={styles.hint}>Not counted</span>
        </Cell>
      ) : (
        field(
          "stock",
          "On hand",
          "stock",
          { type: "number", inputMode: "numeric", step: "1", min: "0", placeholder: "0" },
          row.heldBack > 0 ? typedStockHint(row.stock, row.heldBack) : undefined,
        )
      )}
      {field("weight", "Weight (g)", "weight", {
        ...{ type: "number", inputMode: "numeric", step: "1", min: "0" },
      })}
      {field("barcode", "Bar code", "barcode", {
        maxLength: MAX_BARCODE_LENGTH,
        inputMode: "numeric",
      })}
      <Cell label="Picture" problem={problems.images}>
        <select
          aria-label={`Picture of ${name}`}
          className={styles.input}
          value={row.images.join(" ")}
          onChange={({ target }) => onChange({ images: target.value ? [target.value] : [] })}
        >
          <option value="">All</option>
          {images.map(({ key, alt }, place) => (
            <option key={key} value={key}>
              {alt ? `${place + 1}: ${alt}` : `Picture ${place + 1}`}
            </option>
          ))}
          {row.images.length > 1 && (
            <option value={row.images.join(" ")}>{row.images.length} pictures</option>
          )}
        </select>
      </Cell>
      <Cell label="Remove">
        <IconButton aria-label={`Remove ${name}`} disabled={isOnly} onClick={props.onRemove}>
          <TrashIcon />
        </IconButton>
      </Cell>
    </tr>
  );
}

type CellProps = { label: string; problem?: string | undefined; children: React.ReactNode };

function Cell({ label, problem, children }: CellProps) {
  return (
    <td className={styles.cell} data-label={label}>
      <div className={styles.content}>
        {children}
        {problem && <p className={styles.error}>{problem}</p>}
      </div>
    </td>
  );
}
