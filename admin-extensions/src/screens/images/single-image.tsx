import { useId } from "react";
import { Button } from "../components/button";
import { TextField } from "../components/field";
import { TrashIcon } from "../components/icons";
import { type Image, storedImage } from "./image";
import { ImageChooser } from "./image-chooser";
import { ImagePreview } from "./image-preview";
import styles from "./single-image.module.css";
import { useChooseImages } from "./use-choose-images";

type SingleImageProps = {
  label: string;
  image: Image | null;
  progress?: number;
  isRequired?: boolean;
  error?: string;
  shape?: "square" | "wide";
  onChange: (image: Image | null) => void;
};

/** At most one image: chosen on this computer, or named by its web address. */
export function SingleImage(props: SingleImageProps) {
  const { label, image, progress, isRequired = false, error, shape = "wide", onChange } = props;
  const labelId = useId();
  const { choose, isReading } = useChooseImages(1, ([chosen]) => {
    if (chosen) onChange({ ...chosen, alt: image?.alt ?? "" });
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
      {image && (
        <div className={styles.image}>
          <ImagePreview image={image} progress={progress} shape={shape} />
          <Button tone="quiet" onClick={() => onChange(null)}>
            <TrashIcon />
            Remove image
          </Button>
        </div>
      )}
      <ImageChooser
        label={image ? "Choose another image" : "Choose an image"}
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
        value={image?.kind === "stored" ? image.url : ""}
        onChange={({ target: { value } }) =>
          onChange(value ? { ...storedImage(value, image?.alt), key: "typed" } : null)
        }
      />
    </fieldset>
  );
}
