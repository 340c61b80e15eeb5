import type { User } from "@eldercare/contracts";
import { initials } from "../components/full-name";
import styles from "./avatar.module.css";

/** A person's image, or the letters of the name; decorative, the name stands beside it. */
export function Avatar({ user }: { user: User }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {user.profileImageUrl ? (
        <img src={user.profileImageUrl} alt="" className={styles.image} />
      ) : (
        initials(user)
      )}
    </span>
  );
}
