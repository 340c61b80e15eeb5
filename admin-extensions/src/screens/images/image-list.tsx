import { IMAGE_MAX_PER_PRODUCT } from "@eldercare/contracts";
import { useState } from "react";
import type { Image, UploadProgress } from "./image";
import { ImageChooser } from "./image-chooser";
import styles from "./image-list.module.css";
import { ImageTile } from "./image-tile";
import { movedItem } from "./moved-item";
import { useChooseImages } from "./use-choose-images";

type ImageListProps = {
  images: readonly Image[];
  progress: UploadProgress;
  error?: string;
  onChange: (images: Image[]) => void;
};

/** The images of a product: up to five, the first is the primary one; order by drag or buttons. */
export function ImageList({ images, progress, error, onChange }: ImageListProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const room = IMAGE_MAX_PER_PRODUCT - images.length;
  const { choose, isReading } = useChooseImages(room, (chosen) => onChange([...images, ...chosen]));

  return (
    <fieldset className={styles.images}>
      <legend className={styles.legend}>
        Images
        <span className={styles.required} aria-hidden="true">
          {" *"}
        </span>
        <span className={styles.count}>
          {images.length} of {IMAGE_MAX_PER_PRODUCT}
        </span>
      </legend>
      {images.length > 0 && (
        <ol className={styles.tiles}>
          {images.map((image, place) => (
            <ImageTile
              key={image.key}
              image={image}
              place={place}
              count={images.length}
              progress={progress[image.key]}
              isDragged={dragged === place}
              onDragStart={() => setDragged(place)}
              onDragEnd={() => setDragged(null)}
              onDrop={() => {
                if (dragged !== null) onChange(movedItem(images, dragged, place));
                setDragged(null);
              }}
              onMove={(to) => onChange(movedItem(images, place, to))}
              onRemove={() => onChange(images.filter((_, index) => index !== place))}
              onAlt={(alt) =>
                onChange(images.map((each, index) => (index === place ? { ...each, alt } : each)))
              }
            />
          ))}
        </ol>
      )}
      <ImageChooser
        label={images.length > 0 ? "Add images" : "Choose images"}
        hint="JPEG, PNG, WebP or GIF, up to 5 MB each. The first image is the primary one."
        isMultiple
        isBusy={isReading}
        isInvalid={Boolean(error)}
        onFiles={(files) => void choose(files)}
      />
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
