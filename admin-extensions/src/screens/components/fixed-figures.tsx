import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { ForCall } from "../host/for-call";
import styles from "./fixed-figures.module.css";

/** Says of a card what the specification fixes of it, and leads to where staff see how the shop is. */
export function FixedFigures({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note}>
      {children}{" "}
      <ForCall name="system.read">
        How the shop really is: <Link to="/admin/system">System</Link>
      </ForCall>
    </p>
  );
}
