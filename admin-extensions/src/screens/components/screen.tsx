import type { ReactNode } from "react";
import { LeaveGuard } from "./leave-guard";
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

/** The frame of every screen: its heading, what can be done, its content, and a guard of what is typed there. */
export function Screen(props: ScreenProps) {
  const { title, subtitle, actions, figures, isDense = false, children } = props;
  return (
    <LeaveGuard>
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
    </LeaveGuard>
  );
}
