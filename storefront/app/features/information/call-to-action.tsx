import { Button } from "@eldercare/ui/button";
import { Link } from "react-router";
import type { NavigationLink } from "~/content/navigation";
import styles from "./call-to-action.module.css";

export type CallToActionProps = {
  title: string;
  text: string;
  /** The first one matters most. */
  actions: readonly NavigationLink[];
};

/** End of a page: what to do next. */
export function CallToAction({ title, text, actions }: CallToActionProps) {
  return (
    <section className={`no-print ${styles.band}`}>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.ways}>
        {actions.map(({ label, to }, place) => (
          <Button key={to} asChild tone={place === 0 ? "primary" : "secondary"}>
            <Link to={to} prefetch="intent">
              {label}
            </Link>
          </Button>
        ))}
      </div>
    </section>
  );
}
