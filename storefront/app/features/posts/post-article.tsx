import { Button } from "@eldercare/ui/button";
import { Link } from "react-router";
import { ClockIcon } from "~/components/icons";
import { ProductImage } from "~/components/product-image";
import { ProductTile } from "~/features/catalog/product-tile";
import { ContentsList } from "~/features/information/contents-list";
import { formatLongDate } from "~/features/information/long-date";
import { PageHeader } from "~/features/information/page-header";
import { NewsletterBand } from "~/features/newsletter/newsletter-band";
import styles from "./post-article.module.css";
import { PostCard } from "./post-card";
import { postListAddress } from "./post-list-view";
import type { ShownPost } from "./shown-post";
import { useInnerLinks } from "./use-inner-links";

const DISCLAIMER =
  "This guide gives general information. It does not replace the advice of a health professional who knows you. In an emergency call 911.";

function Facts({ post }: { post: ShownPost }) {
  const { topic, createdAt, updatedAt, readingMinutes, author } = post;
  const day = (time: string) => formatLongDate(time);
  return (
    <ul className={styles.facts}>
      {topic && (
        <li>
          <Link to={postListAddress({ page: 1, search: "", topic })} className={styles.topic}>
            {topic}
          </Link>
        </li>
      )}
      <li>
        <time dateTime={createdAt}>{day(createdAt)}</time>
        {updatedAt > createdAt && day(updatedAt) !== day(createdAt) && (
          <>
            , updated <time dateTime={updatedAt}>{day(updatedAt)}</time>
          </>
        )}
      </li>
      <li className={styles.minutes}>
        <ClockIcon width="1.25rem" height="1.25rem" />
        {readingMinutes} min read
      </li>
      <li>By {author}</li>
    </ul>
  );
}

function Sources({ sources }: Pick<ShownPost, "sources">) {
  if (sources.length === 0) return null;
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">Sources</h2>
      <ul>
        {sources.map(({ title, publisher, url }) => (
          <li key={`${title} ${url}`}>
            <a href={url} rel="noopener noreferrer">
              {title}
            </a>
            , {publisher}
          </li>
        ))}
      </ul>
      <p className={styles.disclaimer}>{DISCLAIMER}</p>
    </section>
  );
}

function Products({ products }: Pick<ShownPost, "products">) {
  if (products.length === 0) return null;
  return (
    <section className="no-print" aria-labelledby="guide-products">
      <h2 id="guide-products" className={styles.heading}>
        Products in this guide
      </h2>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The guide's words, and the cards of products between them. */
function Text({ parts }: Pick<ShownPost, "parts">) {
  const onClick = useInnerLinks();
  return parts.map((part, place) =>
    "html" in part ? (
      // Links in it are real links; the handler only saves loading the page anew.
      // biome-ignore lint/a11y/noStaticElementInteractions: see above.
      // biome-ignore lint/a11y/useKeyWithClickEvents: see above; Enter on a link is a click.
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's parts are known by their place.
        key={place}
        className={styles.body}
        onClick={onClick}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's sanitiser made it.
        dangerouslySetInnerHTML={{ __html: part.html }}
      />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <ul key={place} className={styles.cards}>
        {part.cards.map((product) => (
          <li key={product.id}>
            <ProductTile product={product} />
          </li>
        ))}
      </ul>
    ),
  );
}

function Related({ related }: Pick<ShownPost, "related">) {
  if (related.length === 0) return null;
  return (
    <section className="no-print" aria-labelledby="related-guides">
      <h2 id="related-guides" className={styles.heading}>
        Related guides
      </h2>
      <ul className={styles.related}>
        {related.map((post) => (
          <li key={post.id}>
            <PostCard post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A care post to read, to print and to go on from. */
export function PostPost({ post }: { post: ShownPost }) {
  const { title, slug, excerpt, coverUrl, coverAlt, parts, contents, sources } = post;
  return (
    <div className={`page-width ${styles.page}`}>
      <article>
        <PageHeader
          title={title}
          lead={excerpt}
          path={`/blog/${slug}`}
          above={[{ label: "Care Guides", to: "/blog" }]}
        >
          <Facts post={post} />
        </PageHeader>
        <div className={styles.columns}>
          <ContentsList entries={sources.length > 0 ? [...contents, SOURCES_ENTRY] : contents} />
          <div className={styles.text}>
            {coverUrl && (
              <div className={styles.cover}>
                <ProductImage
                  src={coverUrl}
                  alt={coverAlt}
                  sizes="(min-width: 62rem) 56rem, 92vw"
                  width={1200}
                  height={675}
                  priority
                />
              </div>
            )}
            <Text parts={parts} />
            <Sources sources={sources} />
            <div className={`no-print ${styles.tools}`}>
              <Button tone="secondary" onClick={() => window.print()} className={styles.print}>
                Print This Guide
              </Button>
            </div>
          </div>
        </div>
      </article>
      <Products products={post.products} />
      <Related related={post.related} />
      <NewsletterBand />
    </div>
  );
}

const SOURCES_ENTRY = { id: "sources", heading: "Sources" };
