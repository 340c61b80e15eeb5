import { imageAddress } from "@eldercare/ui/image-address";
import { useState } from "react";
import { ImageIcon } from "./icons";
import styles from "./thumbnail.module.css";

type ThumbnailProps = {
  src: string | null | undefined;
  shape?: "square" | "wide";
};

/** A small image of what a row is about; decorative, the name stands beside it. */
export function Thumbnail({ src, shape = "square" }: ThumbnailProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={styles.thumbnail} data-shape={shape}>
      {src && src !== failed ? (
        <img
          src={imageAddress(src, 160)}
          alt=""
          loading="lazy"
          decoding="async"
          className={styles.image}
          onError={() => setFailed(src)}
        />
      ) : (
        <ImageIcon />
      )}
    </span>
  );
}
