import { HOME_BLOCKS, type HomeBlock } from "@eldercare/contracts";
import { IconButton } from "../components/button";
import { ArrowDownIcon, ArrowUpIcon } from "../components/icons";
import { movedItem } from "../images/moved-item";
import styles from "./content.module.css";
import { BLOCK_NAMES } from "./value-in-words";

type BlocksEditorProps = {
  legend: string;
  error?: string;
  blocks: readonly HomeBlock[];
  onChange: (blocks: readonly HomeBlock[]) => void;
};

/** Parts of a page: each shown or not, in an order. What is not shown stands last. */
export function BlocksEditor({ legend, error, blocks, onChange }: BlocksEditorProps) {
  const hidden = HOME_BLOCKS.filter((block) => !blocks.includes(block));
  const movedTo = (block: HomeBlock, by: number) => {
    const place = blocks.indexOf(block);
    return movedItem(blocks, place, place + by);
  };
  return (
    <fieldset className={styles.blocks}>
      <legend className={styles.heading}>{legend}</legend>
      <ol className={styles.versions}>
        {[...blocks, ...hidden].map((block) => (
          <li key={block} className={styles.block}>
            <label className={styles.blockName}>
              <input
                type="checkbox"
                checked={blocks.includes(block)}
                onChange={({ currentTarget }) =>
                  onChange(
                    currentTarget.checked
                      ? [...blocks, block]
                      : blocks.filter((each) => each !== block),
                  )
                }
              />
              {BLOCK_NAMES[block]}
            </label>
            <IconButton
              aria-label={`Move ${BLOCK_NAMES[block]} up`}
              disabled={blocks.indexOf(block) < 1}
              onClick={() => onChange(movedTo(block, -1))}
            >
              <ArrowUpIcon />
            </IconButton>
            <IconButton
              aria-label={`Move ${BLOCK_NAMES[block]} down`}
              disabled={!blocks.includes(block) || block === blocks.at(-1)}
              onClick={() => onChange(movedTo(block, 1))}
            >
              <ArrowDownIcon />
            </IconButton>
          </li>
        ))}
      </ol>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
