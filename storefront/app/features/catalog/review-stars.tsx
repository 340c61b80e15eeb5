import styles from "./product-rating.module.css";

const STAR = "M12 2.8 14.8 9l6.7.7-5 4.5 1.4 6.6L12 17.4l-5.9 3.4 1.4-6.6-5-4.5L9.2 9z";

/** So many of five stars, drawn; the same must stand beside it in words. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span className={styles.stars} aria-hidden="true">
      {[0, 1, 2, 3, 4].map((place) => {
        const filled = Math.round(Math.min(1, Math.max(0, rating - place)) * 100);
        return (
          <svg key={place} width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
            <path d={STAR} className={styles.empty} />
            {filled > 0 && (
              <path
                d={STAR}
                className={styles.full}
                style={{ clipPath: `inset(0 ${100 - filled}% 0 0)` }}
              />
            )}
          </svg>
        );
      })}
    </span>
  );
}
