import { type ComponentProps, forwardRef } from "react";
import styles from "./switch.module.css";

/** On or off; needs an accessible name. {@link SwitchField} brings a visible label. */
export const Switch = forwardRef<HTMLInputElement, Omit<ComponentProps<"input">, "type">>(
  function Switch(props, ref) {
    return (
      <input
        {...props}
        ref={ref}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself.
        role="switch"
        className={styles.switch}
      />
    );
  },
);
