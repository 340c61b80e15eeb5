import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

/** The same rules as the shop's pages have: raw HTML is left out, the rest passes the sanitiser. */
const renderer = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, { ...defaultSchema, attributes: { ...defaultSchema.attributes, "*": [] } })
  .use(rehypeStringify);

/** Markdown as harmless HTML. */
export const renderMarkdown = (markdown: string): string => String(renderer.processSync(markdown));
