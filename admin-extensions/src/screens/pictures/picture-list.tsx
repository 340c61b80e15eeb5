import { IMAGE_MAX_PER_PRODUCT } from "@eldercare/contracts";
import { useState } from "react";
import { movedItem } from "./moved-item";
import type { Picture, UploadProgress } from "./picture";
import { PictureChooser } from "./picture-chooser";
import styles from "./picture-list.module.css";
import { PictureTile } from "./picture-tile";
import { useChoosePictures } from "./use-choose-pictures";

type PictureListProps = {
  pictures: readonly Picture[];
  progress: UploadProgress;
  error?: string;
  onChange: (pictures: Picture[]) => void;
};

/** The pictures of a product: up to five, the first is the primary one; order by drag or buttons. */
export function PictureList({ pictures, progress, error, onChange }: PictureListProps) {
  const [dragged, setDragged] = useState<number | null>(null);
  const room = IMAGE_MAX_PER_PRODUCT - pictures.length;
  const { choose, isReading } = useChoosePictures(room, (chosen) =>
    onChange([...pictures, ...chosen]),
  );

  return (
    <fieldset className={styles.pictures}>
      <legend className={styles.legend}>
        Images
        <span className={styles.required} aria-hidden="true">
          {" *"}
        </span>
        <span className={styles.count}>
          {pictures.length} of {IMAGE_MAX_PER_PRODUCT}
        </span>
      </legend>
      {pictures.length > 0 && (
        <ol className={styles.tiles}>
          {pictures.map((picture, place) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              place={place}
              count={pictures.length}
              progress={progress[picture.key]}
              isDragged={dragged === place}
              onDragStart={() => setDragged(place)}
              onDragEnd={() => setDragged(null)}
              onDrop={() => {
                if (dragged !== null) onChange(movedItem(pictures, dragged, place));
                setDragged(null);
              }}
              onMove={(to) => onChange(movedItem(pictures, place, to))}
              onRemove={() => onChange(pictures.filter((_, index) => index !== place))}
              onAlt={(alt) =>
                onChange(pictures.map((each, index) => (index === place ? { ...each, alt } : each)))
              }
            />
          ))}
        </ol>
      )}
      <PictureChooser
        label={pictures.length > 0 ? "Add images" : "Choose images"}
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
