import type { ReactNode } from "react";
import styles from "./screen.module.css";

export type ScreenProps = {
  title: string;
  /** Said under the title. */
  subtitle?: ReactNode;
  /** Buttons at the title's side. */
  actions?: ReactNode;
  /** Figures beside the title. */
  figures?: ReactNode;
  /** A list: as much of the screen as can be is rows. */
  isDense?: boolean;
  children: ReactNode;
};

/** The frame of every screen: its heading, what can be done, and its content. */
export function Screen(props: ScreenProps) {
  const { title, subtitle, actions, figures, isDense = false, children } = props;
  return (
    <div className={styles.screen} data-dense={isDense || undefined}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {figures && <div className={styles.figures}>{figures}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
