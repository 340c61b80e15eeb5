import type { Post } from "@eldercare/contracts";
import { Link } from "react-router";
import { ArrowRightIcon } from "~/components/icons";
import { ProductImage } from "~/components/product-image";
import { Unbroken } from "~/components/unbroken";
import { formatLongDate } from "~/features/information/long-date";
import styles from "./post-card.module.css";

export type PostCardProps = {
  post: Post;
  /** Stands beside the date: 'Featured' or 'Post' (spec §2 Blog list). */
  badge?: "Featured" | "Guide";
  /** For the first card of a page: its image is in sight at once, and on a tablet as wide as the page. */
  priority?: boolean;
};

/** A care post in brief; all of it leads to the post. */
export function PostCard({ post, badge, priority = false }: PostCardProps) {
  const { title, slug, excerpt, coverUrl, createdAt } = post;
  return (
    <article className={styles.card}>
      <div className={styles.image}>
        <ProductImage
          src={coverUrl}
          alt=""
          sizes={`(min-width: 66rem) 24rem, (min-width: 46rem) ${priority ? 92 : 46}vw, 92vw`}
          width={1200}
          height={675}
          priority={priority}
        />
      </div>
      <div className={styles.words}>
        <p className={styles.about}>
          {badge && (
            <span className={styles.badge} data-featured={badge === "Featured" || undefined}>
              {badge}
            </span>
          )}
          <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>
        </p>
        <h3 className={styles.title}>{title}</h3>
        <p>
          <Unbroken text={excerpt} />
        </p>
        <Link to={`/blog/${slug}`} prefetch="intent" className={styles.more}>
          <span>
            Read More<span className="visually-hidden">: {title}</span>
          </span>
          <ArrowRightIcon width="1.25rem" height="1.25rem" />
        </Link>
      </div>
    </article>
  );
}
