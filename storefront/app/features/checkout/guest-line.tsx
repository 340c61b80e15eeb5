import { Button } from "@eldercare/ui/button";
import { forgetGuest } from "./guest";
import styles from "./guest-line.module.css";

/** With which address a guest buys, and the way back. */
export function GuestLine({ email }: { email: string }) {
  return (
    <p className={styles.guest}>
      <span>
        You are ordering as a guest with <strong>{email}</strong>.
      </span>
      <Button tone="secondary" onClick={forgetGuest}>
        Change
      </Button>
    </p>
  );
}
