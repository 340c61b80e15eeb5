import type { JsonSchema } from "@eldercare/contracts/openapi";

/** The parts of our own OpenAPI document that its page shows. */
export interface ApiDocument {
  info: { title: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: unknown[];
  parameters: { name: string; in: string; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

/** What is sent or answered, by media type. */
export type Content = Record<string, { schema: JsonSchema }>;

/** One operation with its method and path. */
export interface DescribedCall extends Operation {
  method: string;
  path: string;
}

/** The calls of one noun, in the document's order. */
export function callsOf(document: ApiDocument, noun: string): DescribedCall[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(noun))
      .map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );
}

/** "contactMessages" → "Contact messages". */
export function titleOf(noun: string): string {
  const words = noun.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
