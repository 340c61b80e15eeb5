import { MAX_VARIANTS } from "@eldercare/contracts";
import { Button } from "../components/button";
import { PlusIcon } from "../components/icons";
import {
  missingCombinations,
  nameOfChoices,
  type VariantsForm,
  withVariants,
} from "./variants-form";
import styles from "./variants-part.module.css";

/** So many get a button of their own. */
const SHOWN = 8;

type MissingVariantsProps = {
  variants: VariantsForm;
  onChange: (changed: (before: VariantsForm) => VariantsForm) => void;
};

/** Offers what is not made yet of the values that there are. */
export function MissingVariants({ variants, onChange }: MissingVariantsProps) {
  const room = MAX_VARIANTS - variants.rows.length;
  const missing = missingCombinations(variants).slice(0, room);
  if (missing.length === 0) {
    return <p className={styles.hint}>For another variant, add a value to an option.</p>;
  }
  return (
    <fieldset className={styles.missing} aria-label="Add variants">
      {missing.slice(0, SHOWN).map((choices) => {
        const name = nameOfChoices(variants, choices);
        return (
          <Button
            key={name}
            tone="quiet"
            onClick={() => onChange((before) => withVariants(before, [choices]))}
          >
            <PlusIcon />
            {name}
          </Button>
        );
      })}
      {missing.length > 1 && (
        <Button
          tone="secondary"
          onClick={() => onChange((before) => withVariants(before, missing))}
        >
          Add all {missing.length}
        </Button>
      )}
    </fieldset>
  );
}
