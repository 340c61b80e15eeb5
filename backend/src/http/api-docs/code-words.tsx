import { Fragment } from "react";

/** A sentence of the table; what stands between backticks is code (OpenAPI texts are Markdown). */
export function CodeWords({ children }: { children: string }) {
  return children.split("`").map((part, index) => {
    const isCode = index % 2 === 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text stay in their order.
    return <Fragment key={index}>{isCode ? <code>{part}</code> : part}</Fragment>;
  });
}
