import { z } from "zod";
import * as contracts from "../index.js";

/** A JSON schema, as far as it is looked at here. */
export type JsonSchema = { [key: string]: unknown };

/** What a schema describes: JSON that is sent, or JSON that is answered. */
export type Direction = "input" | "output";

/** Schemas that have a name: those that the contracts export. */
const named = z.registry<{ id: string }>();
for (const [id, value] of Object.entries(contracts)) {
  if (value instanceof z.ZodType && !named.has(value)) named.add(value, { id });
}

/**
 * Turns schemas into JSON schemas. What has a name in the contracts is described once, in
 * `components`, and referred to elsewhere.
 */
export class JsonSchemas {
  readonly components: Record<string, JsonSchema> = {};

  /** The JSON schema of a contract: a reference, when it has a name. */
  of(schema: z.ZodType, io: Direction): JsonSchema {
    const name = named.get(schema)?.id;
    if (!name) return this.inline(schema, io);
    const component = componentName(name, io);
    this.components[component] ??= this.inline(schema, io);
    return referenceTo(component);
  }

  /** The JSON schema of a contract itself, written out; what it is made of may be referred to. */
  inline(schema: z.ZodType, io: Direction): JsonSchema {
    const { $defs = {}, ...root } = jsonSchemaOf(schema, io);
    const definitions = new Map(Object.entries($defs as Record<string, JsonSchema>));
    // Zod refers to a contract that has a name, and from one that was made from another to that one.
    let own: JsonSchema = root;
    for (let id = idOf(own); id !== undefined; id = idOf(own)) {
      own = definitions.get(id) ?? {};
      if (named.get(schema)?.id === id) definitions.delete(id);
    }
    for (const [id, definition] of definitions) {
      this.components[componentName(id, io)] ??= withReferences(definition, io) as JsonSchema;
    }
    return withReferences(own, io) as JsonSchema;
  }
}

function jsonSchemaOf(schema: z.ZodType, io: Direction): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    metadata: named,
    // What a transformation takes or a check wants that JSON schemas cannot say is left open.
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      // Answers may grow, and what a body holds besides is dropped.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      // Every whole number has these bounds; they say nothing.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return described;
}

/** What is sent may be spelt in more ways than what is answered, so it has a name of its own. */
const componentName = (id: string, io: Direction) =>
  io === "input" && !/(Body|Query|Request)$/.test(id) ? `${id}Input` : id;

/** The id of the definition that a JSON schema of Zod's refers to. */
function idOf({ $ref }: JsonSchema): string | undefined {
  return typeof $ref === "string" ? $ref.replace("#/$defs/", "") : undefined;
}

const referenceTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Zod refers to `$defs`; OpenAPI has components instead. */
function withReferences(value: unknown, io: Direction): unknown {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, io));
  if (typeof value !== "object" || value === null) return value;
  const id = idOf(value as JsonSchema);
  if (id !== undefined) return referenceTo(componentName(id, io));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withReferences(item, io)]),
  );
}
