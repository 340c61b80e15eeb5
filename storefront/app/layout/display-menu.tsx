import { DISPLAY_CHOICES } from "~/content/display";
import { DisplayIcon } from "./display-icon";
import styles from "./display-menu.module.css";

/**
 * Larger text, more contrast, less motion. The page's own small script does what is chosen, before
 * all others are there (inline-scripts/display.ts); React only draws the fields.
 */
export function DisplayMenu() {
  return (
    <details data-menu className={`with-scripts ${styles.menu}`}>
      <summary className={styles.summary}>
        <DisplayIcon width="1.25rem" height="1.25rem" />
        Display
      </summary>
      <div className={styles.panel}>
        {DISPLAY_CHOICES.map(({ field, label, options }) => (
          <fieldset key={field} className={styles.choice}>
            <legend>{label}</legend>
            {options.map((option) => (
              <label key={option.value} className={styles.option}>
                <input
                  type="radio"
                  name={field}
                  value={option.value}
                  defaultChecked={option.value === ""}
                />
                {option.label}
              </label>
            ))}
          </fieldset>
        ))}
        <p>Kept in this browser.</p>
      </div>
    </details>
  );
}
