import { SHOP } from "~/content/shop";
import type { ShownPost } from "./shown-post";

type PostFacts = Pick<
  ShownPost,
  | "title"
  | "slug"
  | "excerpt"
  | "coverUrl"
  | "author"
  | "topic"
  | "createdAt"
  | "updatedAt"
  | "sources"
>;

/** The post as search engines read it (schema.org/Post). */
export function postStructuredData(post: PostFacts, shopUrl: string) {
  const { title, slug, excerpt, coverUrl, author, topic, createdAt, updatedAt, sources } = post;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: title,
    description: excerpt,
    ...(coverUrl && {
      image: [`${new URL(coverUrl, `${shopUrl || "http://localhost"}/`).href}?w=1280`],
    }),
    datePublished: createdAt,
    dateModified: [createdAt, updatedAt].sort().at(-1),
    inLanguage: "en-CA",
    ...(topic && { articleSection: topic }),
    author: { "@type": "Organization", name: author, url: `${shopUrl}/about` },
    publisher: {
      "@type": "Organization",
      name: SHOP.name,
      logo: { "@type": "ImageObject", url: `${shopUrl}/icon-512.png` },
    },
    mainEntityOfPage: `${shopUrl}/blog/${slug}`,
    citation: sources.map(({ title: name, publisher, url }) => ({
      "@type": "CreativeWork",
      name,
      publisher: { "@type": "Organization", name: publisher },
      url,
    })),
  };
}

/** The way to the post. */
export const postCrumbs = ({ title, slug }: Pick<PostFacts, "title" | "slug">) => [
  { label: "Home", to: "/" },
  { label: "Care Guides", to: "/blog" },
  { label: title, to: `/blog/${slug}` },
];
