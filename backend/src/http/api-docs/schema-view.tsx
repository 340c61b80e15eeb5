import type { JsonSchema } from "@eldercare/contracts/openapi";
import { Fragment, type ReactNode } from "react";

const REFERENCE = "#/components/schemas/";
export const schemaAnchor = (name: string): string => `schema-${name}`;

/** The type that a JSON schema describes, in a few words; named types are links. */
export function TypeText({ schema }: { schema: JsonSchema }): ReactNode {
  const {
    $ref,
    type,
    enum: values,
    items,
    anyOf,
    oneOf,
    const: only,
    additionalProperties,
  } = schema;
  if (typeof $ref === "string") {
    const name = $ref.replace(REFERENCE, "");
    return <a href={`#${schemaAnchor(name)}`}>{name}</a>;
  }
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(" | ");
  if (only !== undefined) return JSON.stringify(only);
  const choices = (anyOf ?? oneOf) as JsonSchema[] | undefined;
  if (choices) return joined(choices, " or ");
  if (type === "array") {
    return (
      <>
        list of <TypeText schema={(items as JsonSchema | undefined) ?? {}} />
      </>
    );
  }
  if (type === "object" && typeof additionalProperties === "object") {
    return (
      <>
        by name: <TypeText schema={additionalProperties as JsonSchema} />
      </>
    );
  }
  if (schema.format === "binary") return "file";
  return typeof type === "string" ? type : "anything";
}

function joined(schemas: readonly JsonSchema[], between: string): ReactNode {
  return schemas.map((schema, index) => (
    <Fragment key={JSON.stringify(schema)}>
      {index > 0 && between}
      <TypeText schema={schema} />
    </Fragment>
  ));
}

const LIMITS: Readonly<Record<string, string>> = {
  default: "default",
  minLength: "at least this many characters:",
  maxLength: "at most this many characters:",
  minimum: "at least",
  maximum: "at most",
  exclusiveMinimum: "more than",
  minItems: "at least this many:",
  maxItems: "at most this many:",
  pattern: "pattern",
  format: "format",
};

/** What besides its type a value has to be. */
export function limitsOf(schema: JsonSchema): string {
  return Object.entries(LIMITS)
    .filter(([key]) => schema[key] !== undefined && schema[key] !== "binary")
    .map(([key, words]) => `${words} ${String(JSON.stringify(schema[key]))}`)
    .join(", ");
}

interface Field {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
  /** Where it stands, such as "path" or "query". */
  place?: string;
}

/** Fields as a list: name, type, and what they have to be. */
export function FieldList({ fields }: { fields: readonly Field[] }) {
  return (
    <dl className="fields">
      {fields.map(({ name, schema, isRequired, place }) => (
        <div key={`${place} ${name}`}>
          <dt>
            <code>{name}</code>
            {place && <span className="note"> {place}</span>}
            {isRequired && <span className="note"> required</span>}
          </dt>
          <dd>
            <TypeText schema={schema} />
            {limitsOf(schema) && <span className="note"> ({limitsOf(schema)})</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The fields of an object; of anything else its type. */
export function SchemaView({ schema }: { schema: JsonSchema }) {
  const properties = schema.properties as Record<string, JsonSchema> | undefined;
  if (!properties) {
    return (
      <p>
        <TypeText schema={schema} />
        {limitsOf(schema) && <span className="note"> ({limitsOf(schema)})</span>}
      </p>
    );
  }
  const required = (schema.required as string[] | undefined) ?? [];
  return (
    <FieldList
      fields={Object.entries(properties).map(([name, field]) => ({
        name,
        schema: field,
        isRequired: required.includes(name),
      }))}
    />
  );
}
