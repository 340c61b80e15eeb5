import { useState } from "react";
import { ImageIcon } from "../components/icons";
import { pictureAddress } from "../components/picture-address";
import { type Picture, shownAddress } from "./picture";
import styles from "./picture-preview.module.css";

type PicturePreviewProps = {
  picture: Picture;
  /** 0 to 1 while it is on its way. */
  progress?: number;
  shape?: "square" | "wide";
};

/** A picture as it will be, or 'Failed to load'; says so while it exists in this browser only. */
export function PicturePreview({ picture, progress, shape = "square" }: PicturePreviewProps) {
  const address = shownAddress(picture);
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <div className={styles.frame} data-shape={shape}>
      {failed === address ? (
        <span className={styles.failed}>
          <ImageIcon />
          Failed to load
        </span>
      ) : (
        <img
          src={pictureAddress(address, 480)}
          alt={picture.alt}
          draggable={false}
          className={styles.picture}
          onError={() => setFailed(address)}
        />
      )}
      {picture.kind === "chosen" && progress === undefined && (
        <span className={styles.note}>Preview only - save to upload</span>
      )}
      {progress !== undefined && (
        <progress className={styles.progress} max={1} value={progress} aria-label="Upload" />
      )}
    </div>
  );
}
