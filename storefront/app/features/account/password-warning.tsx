import { MIN_PASSWORD_LENGTH } from "@eldercare/contracts";
import { useEffect, useState } from "react";
import styles from "./account-form.module.css";

/** A pause in typing: nobody wants each letter judged, least of all read out. */
const PAUSE_MS = 600;

const WARNING =
  "This password is easy to guess: attackers try it first. You can keep it, but a few words in a row are safer and easy to remember.";
const STAFF_WARNING =
  "This password is easy to guess: attackers try it first. Please choose another: a few words in a row are safer and easy to remember.";

type PasswordWarningProps = {
  password: string;
  /** Of staff the server takes no such password. */
  isStaff?: boolean;
};

/**
 * A friendly word beside a new password that attackers try first (spec §5). The lists are fetched
 * when there is a password to look up; without them nothing is said.
 */
export function PasswordWarning({ password, isStaff = false }: PasswordWarningProps) {
  const [judged, setJudged] = useState({ password: "", isWeak: false });
  useEffect(() => {
    if (password.length < MIN_PASSWORD_LENGTH) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const lists = await import("@eldercare/contracts/guessed-first").catch(() => undefined);
      if (isCurrent && lists) {
        setJudged({ password, isWeak: lists.isGuessedFirst(password, { isStaff }) });
      }
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, isStaff]);
  return (
    <div role="status" className={styles.warningPlace}>
      {judged.isWeak && judged.password === password && (
        <p className={styles.warning}>{isStaff ? STAFF_WARNING : WARNING}</p>
      )}
    </div>
  );
}
