import {
  type ForwardRefExoticComponent,
  forwardRef,
  lazy,
  type RefAttributes,
  useImperativeHandle,
  useRef,
} from "react";
import { Link, useLocation } from "react-router";
import type { CardEntry } from "./card-entry";
import styles from "./checkout-form.module.css";

type Entry<Props> = ForwardRefExoticComponent<Props & RefAttributes<CardEntry>>;

/**
 * In the place of a card form that could not be loaded. Whoever presses the button that pays is led to the way
 * on; nothing is sent.
 */
export const NoCardEntry = forwardRef<CardEntry>(function NoCardEntry(_props, ref) {
  const again = useRef<HTMLAnchorElement>(null);
  const { pathname, search } = useLocation();
  useImperativeHandle(ref, () => ({
    async check(takeFocus) {
      if (takeFocus) again.current?.focus();
      return false;
    },
    confirm: async () => ({ status: "refused", message: NOT_LOADED }),
  }));
  return (
    <div role="alert" className={styles.problem}>
      <p>{NOT_LOADED} Nothing was charged, and what you typed is kept.</p>
      <p>
        <Link ref={again} to={pathname + search} reloadDocument>
          Load This Page Again
        </Link>
      </p>
    </div>
  );
});

const NOT_LOADED = "The card form could not be loaded.";

/**
 * A card form whose file is fetched when it is shown. Where it does not come, as after a new version of the shop,
 * the page around it stays with all that was typed; only a page that is loaded anew asks for the right file.
 */
export const lazyCardEntry = <Props,>(load: () => Promise<{ default: Entry<Props> }>) =>
  lazy(() => load().catch(() => ({ default: NoCardEntry as Entry<Props> })));
