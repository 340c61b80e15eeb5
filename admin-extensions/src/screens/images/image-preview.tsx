import { imageAddress } from "@eldercare/ui/image-address";
import { useState } from "react";
import { ImageIcon } from "../components/icons";
import { type Image, shownAddress } from "./image";
import styles from "./image-preview.module.css";

type ImagePreviewProps = {
  image: Image;
  /** 0 to 1 while it is on its way. */
  progress?: number;
  shape?: "square" | "wide";
};

/** A image as it will be, or 'Failed to load'; says so while it exists in this browser only. */
export function ImagePreview({ image, progress, shape = "square" }: ImagePreviewProps) {
  const address = shownAddress(image);
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
          src={imageAddress(address, 480)}
          alt={image.alt}
          draggable={false}
          className={styles.image}
          onError={() => setFailed(address)}
        />
      )}
      {image.kind === "chosen" && progress === undefined && (
        <span className={styles.note}>Preview only - save to upload</span>
      )}
      {progress !== undefined && (
        <progress className={styles.progress} max={1} value={progress} aria-label="Upload" />
      )}
    </div>
  );
}
