import styles from "./logo.module.css";

/** Birch leaf in the shape of a house: the mark alone, decorative. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        d="M24 3C35 9 42 18.5 42 29c0 9-6.6 15-15.6 15.9V45h-4.8v-.1C12.6 44 6 38 6 29 6 18.5 13 9 24 3Z"
        fill="currentColor"
      />
      <path
        d="M24 15v30M24 24l-8.5-5.5M24 24l8.5-5.5M24 33l-10.5-6.5M24 33l10.5-6.5"
        fill="none"
        stroke="var(--logo-vein, #f2b84b)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Mark and name, as in the header and footer. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark className={styles.mark} />
      <span className={styles.name}>Birchwell</span>
    </span>
  );
}
