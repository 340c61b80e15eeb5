import { useId } from "react";
import { Button } from "../components/button";
import { TextField } from "../components/field";
import { TrashIcon } from "../components/icons";
import { type Picture, storedPicture } from "./picture";
import { PictureChooser } from "./picture-chooser";
import { PicturePreview } from "./picture-preview";
import styles from "./single-picture.module.css";
import { useChoosePictures } from "./use-choose-pictures";

type SinglePictureProps = {
  label: string;
  picture: Picture | null;
  progress?: number;
  isRequired?: boolean;
  error?: string;
  shape?: "square" | "wide";
  onChange: (picture: Picture | null) => void;
};

/** At most one picture: chosen on this computer, or named by its web address. */
export function SinglePicture(props: SinglePictureProps) {
  const { label, picture, progress, isRequired = false, error, shape = "wide", onChange } = props;
  const labelId = useId();
  const { choose, isReading } = useChoosePictures(1, ([chosen]) => {
    if (chosen) onChange({ ...chosen, alt: picture?.alt ?? "" });
  });

  return (
    <fieldset className={styles.group} aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        {label}
        {isRequired && (
          <span className={styles.required} aria-hidden="true">
            {" *"}
          </span>
        )}
      </span>
      {picture && (
        <div className={styles.picture}>
          <PicturePreview picture={picture} progress={progress} shape={shape} />
          <Button tone="quiet" onClick={() => onChange(null)}>
            <TrashIcon />
            Remove image
          </Button>
        </div>
      )}
      <PictureChooser
        label={picture ? "Choose another image" : "Choose an image"}
        hint="JPEG, PNG, WebP or GIF, up to 5 MB."
        isBusy={isReading}
        isInvalid={Boolean(error)}
        onFiles={(files) => void choose(files)}
      />
      <TextField
        label="Image URL"
        type="url"
        inputMode="url"
        placeholder="https://"
        hint="Or the web address of an image"
        error={error}
        value={picture?.kind === "stored" ? picture.url : ""}
        onChange={({ target: { value } }) =>
          onChange(value ? { ...storedPicture(value, picture?.alt), key: "typed" } : null)
        }
      />
    </fieldset>
  );
}
