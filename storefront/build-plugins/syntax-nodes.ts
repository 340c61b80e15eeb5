/** A part of a program as Rollup's parser names it; `start` and `end` are its place in the text. */
export type SyntaxNode = { type: string; start: number; end: number } & Record<string, unknown>;

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value;

/** All nodes of a type, wherever they stand. */
export function nodesOf(type: RegExp, within: unknown): SyntaxNode[] {
  if (Array.isArray(within)) return within.flatMap((node) => nodesOf(type, node));
  if (!isNode(within)) return [];
  const inner = nodesOf(type, Object.values(within));
  return type.test(within.type) ? [within, ...inner] : inner;
}
