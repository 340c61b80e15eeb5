import { Button } from "./button";
import styles from "./found-list.module.css";

type FoundInWords = {
  id: string;
  name: string;
  facts: readonly string[];
  /** What the button's name calls it, where that is not its name. */
  called?: string;
  isDisabled?: boolean;
};

type FoundListProps<Thing> = {
  label: string;
  /** Said where nothing is found. */
  none: string;
  found: readonly Thing[];
  wordsOf: (thing: Thing) => FoundInWords;
  /** What the button of each says. */
  action: string;
  onTake: (thing: Thing) => void;
};

/** What a search within a form found, each with a button that takes it over. */
export function FoundList<Thing>(props: FoundListProps<Thing>) {
  const { label, none, found, wordsOf, action, onTake } = props;
  return (
    <ul className={styles.found} aria-label={label}>
      {found.length === 0 && <li>{none}</li>}
      {found.map((thing) => {
        const { id, name, facts, called = name, isDisabled = false } = wordsOf(thing);
        return (
          <li key={id} className={styles.row}>
            <span className={styles.words}>
              <strong>{name}</strong>
              <span className={styles.facts}>{facts.filter(Boolean).join(", ")}</span>
            </span>
            <Button
              tone="secondary"
              disabled={isDisabled}
              aria-label={`${action} ${called}`}
              onClick={() => onTake(thing)}
            >
              {action}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
