import { type Control, type UseFormRegister, useFieldArray } from "react-hook-form";
import { Button, IconButton } from "../components/button";
import { PlusIcon, TrashIcon } from "../components/icons";
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
    <fieldset className={styles.rows}>
      <legend className={styles.legend}>Sources</legend>
      {fields.map(({ id }, place) => (
        <div key={id} className={styles.row} data-columns="3">
          <input
            aria-label={`Title of source ${place + 1}`}
            placeholder="Title"
            className={styles.input}
            {...register(`sources.${place}.title`)}
          />
          <input
            aria-label={`Publisher of source ${place + 1}`}
            placeholder="Publisher"
            className={styles.input}
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
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <div>
        <Button tone="quiet" onClick={() => append({ title: "", publisher: "", url: "" })}>
          <PlusIcon />
          Add source
        </Button>
      </div>
    </fieldset>
  );
}
