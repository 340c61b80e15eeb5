import { MAX_SPEC_NAME_LENGTH, MAX_SPEC_VALUE_LENGTH } from "@eldercare/contracts";
import type { Control, UseFormRegister } from "react-hook-form";
import { useFieldArray } from "react-hook-form";
import { IconButton } from "../components/button";
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from "../components/icons";
import { RowEditor } from "../components/row-editor";
import styles from "../components/row-editor.module.css";
import type { ProductForm } from "./product-form";

type SpecsEditorProps = {
  control: Control<ProductForm>;
  register: UseFormRegister<ProductForm>;
  error?: string;
};

/** The pairs of the Specifications tab, in their order. */
export function SpecsEditor({ control, register, error }: SpecsEditorProps) {
  const { fields, append, remove, move } = useFieldArray({ control, name: "specs" });
  return (
    <RowEditor
      legend="Specifications"
      error={error}
      action="Add specification"
      onAdd={() => append({ name: "", value: "" })}
    >
      {fields.map(({ id }, place) => (
        <div key={id} className={styles.row} data-columns="2">
          <input
            aria-label={`Name of specification ${place + 1}`}
            placeholder="Weight"
            className={styles.input}
            maxLength={MAX_SPEC_NAME_LENGTH}
            {...register(`specs.${place}.name`)}
          />
          <input
            aria-label={`Value of specification ${place + 1}`}
            placeholder="400 g"
            className={styles.input}
            maxLength={MAX_SPEC_VALUE_LENGTH}
            {...register(`specs.${place}.value`)}
          />
          <div className={styles.actions}>
            <IconButton
              aria-label={`Move specification ${place + 1} up`}
              disabled={place === 0}
              onClick={() => move(place, place - 1)}
            >
              <ArrowUpIcon />
            </IconButton>
            <IconButton
              aria-label={`Move specification ${place + 1} down`}
              disabled={place === fields.length - 1}
              onClick={() => move(place, place + 1)}
            >
              <ArrowDownIcon />
            </IconButton>
            <IconButton
              aria-label={`Remove specification ${place + 1}`}
              onClick={() => remove(place)}
            >
              <TrashIcon />
            </IconButton>
          </div>
        </div>
      ))}
    </RowEditor>
  );
}
