import { MAX_SOURCE_PUBLISHER_LENGTH, MAX_SOURCE_TITLE_LENGTH } from "@eldercare/contracts";
import { type Control, type UseFormRegister, useFieldArray } from "react-hook-form";
import { IconButton } from "../components/button";
import { TrashIcon } from "../components/icons";
import { RowEditor } from "../components/row-editor";
import styles from "../components/row-editor.module.css";
import type { PostForm } from "./post-form";

type SourcesEditorProps = {
  control: Control<PostForm>;
  register: UseFormRegister<PostForm>;
  error?: string;
};

/** Where a guide's facts come from. */
export function SourcesEditor({ control, register, error }: SourcesEditorProps) {
  const { fields, append, remove } = useFieldArray({ control, name: "sources" });
  return (
    <RowEditor
      legend="Sources"
      error={error}
      action="Add source"
      onAdd={() => append({ title: "", publisher: "", url: "" })}
    >
      {fields.map(({ id }, place) => (
        <div key={id} className={styles.row} data-columns="3">
          <input
            aria-label={`Title of source ${place + 1}`}
            placeholder="Title"
            className={styles.input}
            maxLength={MAX_SOURCE_TITLE_LENGTH}
            {...register(`sources.${place}.title`)}
          />
          <input
            aria-label={`Publisher of source ${place + 1}`}
            placeholder="Publisher"
            className={styles.input}
            maxLength={MAX_SOURCE_PUBLISHER_LENGTH}
            {...register(`sources.${place}.publisher`)}
          />
          <input
            aria-label={`Address of source ${place + 1}`}
            placeholder="https://"
            type="url"
            className={styles.input}
            {...register(`sources.${place}.url`)}
          />
          <div className={styles.actions}>
            <IconButton aria-label={`Remove source ${place + 1}`} onClick={() => remove(place)}>
              <TrashIcon />
            </IconButton>
          </div>
        </div>
      ))}
    </RowEditor>
  );
}
