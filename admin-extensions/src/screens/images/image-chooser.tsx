import { IMAGE_TYPES } from "@eldercare/contracts";
import { type DragEvent, useId, useState } from "react";
import { ImageIcon } from "../components/icons";
import styles from "./image-chooser.module.css";

type ImageChooserProps = {
  /** What the area says. */
  label: string;
  hint: string;
  isMultiple?: boolean;
  isBusy: boolean;
  isInvalid?: boolean;
  onFiles: (files: readonly File[]) => void;
};

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** An area to press, or to drop files on. */
export function ImageChooser(props: ImageChooserProps) {
  const { label, hint, isMultiple = false, isBusy, isInvalid = false, onFiles } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input within takes files by keyboard.
    <div
      className={styles.chooser}
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        id={id}
        type="file"
        className={styles.input}
        accept={IMAGE_TYPES.join(",")}
        multiple={isMultiple}
        disabled={isBusy}
        aria-invalid={isInvalid || undefined}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen once more.
          event.target.value = "";
        }}
      />
      <label htmlFor={id} className={styles.label}>
        <ImageIcon />
        <span>{isBusy ? "Reading..." : label}</span>
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
    </div>
  );
}
