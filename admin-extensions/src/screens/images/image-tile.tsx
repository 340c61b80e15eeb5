import { MAX_IMAGE_ALT_LENGTH } from "@eldercare/contracts";
import type { DragEvent } from "react";
import { Badge } from "../components/badge";
import { IconButton } from "../components/button";
import { ChevronLeftIcon, ChevronRightIcon, TrashIcon } from "../components/icons";
import type { Image } from "./image";
import { ImagePreview } from "./image-preview";
import styles from "./image-tile.module.css";

type ImageTileProps = {
  image: Image;
  /** Counted from 0. */
  place: number;
  count: number;
  progress: number | undefined;
  isDragged: boolean;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDrop: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onAlt: (alt: string) => void;
};

const isFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** One image of a list: its preview, what it shows, and its place among the others. */
export function ImageTile(props: ImageTileProps) {
  const { image, place, count, progress, isDragged, onMove, onRemove } = props;
  const name = `image ${place + 1}`;
  return (
    <li
      className={styles.tile}
      data-dragged={isDragged || undefined}
      onDragOver={(event) => {
        if (!isFile(event)) event.preventDefault();
      }}
      onDrop={(event) => {
        if (isFile(event)) return;
        event.preventDefault();
        props.onDrop();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons below do the same. */}
      <div
        className={styles.handle}
        draggable={count > 1}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = "move";
          event.dataTransfer.setData("text/plain", name);
          props.onDragStart();
        }}
        onDragEnd={props.onDragEnd}
      >
        <ImagePreview image={image} progress={progress} />
        {place === 0 && (
          <span className={styles.primary}>
            <Badge tone="spruce">Primary</Badge>
          </span>
        )}
      </div>
      <label className={styles.alt}>
        <span className={styles.altLabel}>Alt text of {name}</span>
        <input
          className={styles.altInput}
          value={image.alt}
          maxLength={MAX_IMAGE_ALT_LENGTH}
          placeholder="What it shows"
          onChange={(event) => props.onAlt(event.target.value)}
        />
      </label>
      <div className={styles.actions}>
        <IconButton
          aria-label={`Move ${name} earlier`}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton
          aria-label={`Move ${name} later`}
          disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        >
          <ChevronRightIcon />
        </IconButton>
        <IconButton aria-label={`Remove ${name}`} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}
