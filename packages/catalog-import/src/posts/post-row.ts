import { PostFields } from "@eldercare/contracts";
import { z } from "zod";
import { imageFilesCell, slugCell, yesNoCell } from "../cells/cells.js";
import type { RowError } from "../rows/row-error.js";
import { nearestName } from "../table/nearest-name.js";
import type { PostFile } from "./post-file.js";

/** The fields of a care guide's front matter. What is left out stays as it is in the shop. */
const FrontMatter = z.object({
  title: PostFields.title,
  excerpt: PostFields.excerpt,
  slug: slugCell,
  cover: imageFilesCell(1)
    .transform(([file]) => file)
    .optional(),
  coverAlt: PostFields.coverAlt.optional(),
  createdAt: PostFields.createdAt.optional(),
  published: yesNoCell.optional(),
  topic: PostFields.topic.optional(),
  author: PostFields.author.optional(),
  products: PostFields.products.optional(),
  sources: PostFields.sources.optional(),
  content: PostFields.content,
});

/** A care guide of a file, checked; `coverRow` is the line of its cover. */
export type PostRow = z.output<typeof FrontMatter> & {
  file: string;
  row: number;
  coverRow: number;
};

const NAMES = Object.keys(FrontMatter.shape).filter((name) => name !== "content");

const FIXES: Readonly<Record<string, string>> = {
  title: "Write a title on one line, of at most 200 characters.",
  excerpt: "Write one or two sentences, of at most 500 characters.",
  coverAlt: "Say in one line what the picture shows.",
  createdAt: "Write a date like 2026-03-31.",
  topic: "Write one of the topics, or leave the field out.",
  author: "Write a name of at most 100 characters, or leave the field out.",
  products: "Write a list of products' slugs, like [non-slip-bath-mat, shower-chair].",
  sources: "Write a list of sources, each with title, publisher and url.",
  content: "Write the guide in Markdown below the front matter.",
};

export interface ReadPosts {
  rows: PostRow[];
  errors: RowError[];
  warnings: string[];
}

/** Checks every file, and that no two have the same slug; a file's name stands in for a missing slug. */
export function readPostRows(files: readonly PostFile[]): ReadPosts {
  const rows: PostRow[] = [];
  const errors: RowError[] = [];
  const fileOf = new Map<string, string>();
  for (const post of files) {
    const { file, name, values, content, lineOf } = post;
    const parsed = FrontMatter.safeParse({ slug: name, ...values, content });
    if (!parsed.success) {
      errors.push(...parsed.error.issues.map((issue) => rowError(post, issue)));
      continue;
    }
    const { slug } = parsed.data;
    const earlier = fileOf.get(slug);
    if (earlier !== undefined) {
      const reason = `It is the slug of ${earlier} already.`;
      const fix = "Remove one of the two guides, or correct it.";
      errors.push({ file, row: lineOf(["slug"]), column: "slug", value: slug, reason, fix });
      continue;
    }
    fileOf.set(slug, file);
    rows.push({ ...parsed.data, file, row: 1, coverRow: lineOf(["cover"]) });
  }
  return { rows, errors, warnings: files.flatMap(unknownFields) };
}

function rowError({ file, values, lineOf }: PostFile, issue: z.core.$ZodIssue): RowError {
  const [field = ""] = issue.path;
  const column = String(field);
  const params = issue.code === "custom" ? issue.params : undefined;
  const value = valueAt(values, issue.path);
  return {
    file,
    row: lineOf(issue.path),
    column,
    value: typeof value === "string" ? value : "",
    reason: issue.message.replace(/\.?$/, "."),
    fix: typeof params?.fix === "string" ? params.fix : (FIXES[column] ?? "Correct it."),
  };
}

function valueAt(values: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined,
    values,
  );
}

function unknownFields({ file, values }: PostFile): string[] {
  return Object.keys(values)
    .filter((name) => !NAMES.includes(name))
    .map((name) => {
      const meant = nearestName(name, NAMES);
      return `${file}: the field "${name}" is not known${meant ? `; did you mean "${meant}"?` : " and was left out."}`;
    });
}
