import type { ReactNode } from "react";
import styles from "./screen.module.css";

export type ScreenProps = {
  title: string;
  /** Said under the title. */
  subtitle?: ReactNode;
  /** Buttons at the title's side. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of every screen: its heading, what can be done, and its content. */
export function Screen({ title, subtitle, actions, children }: ScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
