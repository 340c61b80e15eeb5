import { PostBody, type PostInput, type PostTopic, type StaffPost } from "@eldercare/contracts";
import type { FieldInWords } from "../components/meanwhile-dialog";
import { type Image, storedImage } from "../images/image";

export type SourceRow = { title: string; publisher: string; url: string };

/** What the care guide's dialog holds. */
export type PostForm = {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  image: Image | null;
  coverAlt: string;
  author: string;
  topic: PostTopic | "";
  /** Slugs, one on a line. */
  products: string;
  sources: SourceRow[];
  /** Year-month-day; "": the day of publication. */
  date: string;
  published: boolean;
};

export const EMPTY_POST: PostForm = {
  title: "",
  slug: "",
  excerpt: "",
  content: "",
  image: null,
  coverAlt: "",
  author: "",
  topic: "",
  products: "",
  sources: [],
  date: "",
  published: false,
};

const DAY_LENGTH = "2026-03-31".length;

export function postFormOf(post: StaffPost): PostForm {
  const { title, slug, excerpt, content, coverUrl, coverAlt, author, published } = post;
  return {
    ...{ title, slug, excerpt, content, coverAlt, author, published },
    image: coverUrl ? storedImage(coverUrl) : null,
    topic: post.topic ?? "",
    products: post.products.join("\n"),
    sources: post.sources,
    date: post.createdAt.slice(0, DAY_LENGTH),
  };
}

const slugsIn = (products: string) => products.split(/[\s,]+/).filter(Boolean);

/** The field of products with one more; one that stands there stays where it is. */
export const withSlug = (products: string, slug: string): string =>
  [...new Set([...slugsIn(products), slug])].join("\n");

const isFilled = ({ title, publisher, url }: SourceRow) =>
  [title, publisher, url].some((text) => text.trim() !== "");

/** The call's body; `coverUrl` is the address that the cover got, "" for none. */
export function postInputOf(form: PostForm, coverUrl: string): PostInput {
  const { image: _, date, topic, products, sources, slug, ...texts } = form;
  return {
    ...texts,
    ...(slug.trim() ? { slug } : {}),
    coverUrl,
    topic: topic || null,
    products: slugsIn(products),
    sources: sources.filter(isFilled),
    ...(date ? { createdAt: date } : {}),
  };
}

const SENT_IN: Partial<Record<keyof PostForm, keyof PostInput>> = {
  image: "coverUrl",
  date: "createdAt",
};

/** Only what was changed in the dialog. */
export function changedPost(
  input: PostInput,
  before: PostForm,
  after: PostForm,
): Partial<PostInput> {
  const fields = (Object.keys(after) as (keyof PostForm)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const sent = new Set<string>(fields.map((field) => SENT_IN[field] ?? field));
  return Object.fromEntries(Object.entries(input).filter(([name]) => sent.has(name)));
}

/** What two people changed of a guide, in words. */
export function postInWords([field = ""]: readonly string[]): FieldInWords {
  const labels: Readonly<Record<string, string>> = {
    ...{
      title: "Title",
      slug: "Slug",
      excerpt: "Excerpt",
      content: "Text (Markdown)",
      topic: "Topic",
    },
    ...{ coverUrl: "Cover", coverAlt: "Alt Text of the Cover", author: "Author" },
    ...{ products: "Products", sources: "Sources", createdAt: "Date", published: "Published" },
  };
  return { label: labels[field] ?? field };
}

/** The form's field that a field of the call comes from. */
export function postField(path: string): keyof PostForm | undefined {
  const [name = ""] = path.split(".");
  if (name === "coverUrl") return "image";
  if (name === "createdAt") return "date";
  return (Object.keys(EMPTY_POST) as (keyof PostForm)[]).find((field) => field === name);
}

/** What is wrong with the form, by field. */
export function postProblems(
  form: PostForm,
  isNew: boolean,
): Partial<Record<keyof PostForm, string>> {
  // A image that is not stored yet has no address to check.
  const coverUrl = form.image?.kind === "stored" ? form.image.url : "";
  const issues = PostBody.safeParse(postInputOf(form, coverUrl)).error?.issues ?? [];
  const problems: Partial<Record<keyof PostForm, string>> = {};
  for (const { path, message } of issues) {
    const field = postField(path.join("."));
    if (field) problems[field] ??= message;
  }
  if (!isNew && form.slug.trim() === "") problems.slug = "Slug is required";
  return problems;
}
