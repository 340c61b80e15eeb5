import { useState } from "react";
import { ImageIcon } from "./icons";
import { pictureAddress } from "./picture-address";
import styles from "./thumbnail.module.css";

type ThumbnailProps = {
  src: string | null | undefined;
  shape?: "square" | "wide";
};

/** A small picture of what a row is about; decorative, the name stands beside it. */
export function Thumbnail({ src, shape = "square" }: ThumbnailProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={styles.thumbnail} data-shape={shape}>
      {src && src !== failed ? (
        <img
          src={pictureAddress(src, 160)}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.picture}
          onError={() => setFailed(src)}
        />
      ) : (
        <ImageIcon />
      )}
    </span>
  );
}
