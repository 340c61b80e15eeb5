import { z } from "zod";
import { fixedQueryOf, pathOf } from "../calls/address.js";
import { ADDRESSES, type CallName } from "../calls/addresses.js";
import type { Access, Call } from "../calls/call.js";
import { CALL_NAMES, callOf } from "../calls/table.js";
import { STOREFRONT_HEADER } from "../change-notices.js";
import { ErrorResponse } from "../errors.js";
import { failuresOf } from "./failures.js";
import type { JsonSchema, JsonSchemas } from "./json-schemas.js";
import { requestBodyOf } from "./request-body.js";

/** Who may call, in words. */
export const ACCESS_TEXTS: Readonly<Record<Access, string>> = {
  anyone: "Anyone",
  customer: "Whoever is signed in",
  buyer: "Whoever is signed in, and guests of the checkout in their own browser",
  staff: "Staff",
  stripe: "Stripe, by its signature",
  storefront: "The storefront's server, by its secret",
};

const MEDIA_TYPES = {
  csv: ["text/csv"],
  events: ["text/event-stream"],
  file: ["application/octet-stream"],
  html: ["text/html"],
  table: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
};
const ENUMERATED = {
  200: "Done.",
  201: "Made.",
  202: "Begun; it goes on by itself.",
  303: "Go there.",
};

/** Calls that share path and method with a call, told apart by their query. */
export const variantsOf = (name: CallName): CallName[] =>
  CALL_NAMES.filter((other) => callOf(other).variantOf === name);

/** One call as OpenAPI writes it. */
export function operationOf(name: CallName, schemas: JsonSchemas): JsonSchema {
  const call = callOf(name);
  const requestBody = requestBodyOf(call, schemas);
  return {
    operationId: name,
    tags: [nounOf(name)],
    summary: call.summary,
    description: descriptionOf(name),
    security: securityOf(call),
    parameters: [
      ...pathParameters(name, schemas),
      ...queryParameters(call, schemas),
      ...proof(call),
    ],
    ...(requestBody ? { requestBody } : {}),
    responses: responsesOf(name, schemas),
  };
}

/** The noun of a call's name. */
export const nounOf = (name: CallName): string => name.split(".")[0] ?? name;

function descriptionOf(name: CallName): string {
  const { access, limits, staffSeeMore } = callOf(name);
  return [
    `May call: ${ACCESS_TEXTS[access]}.`,
    staffSeeMore ? "Staff are answered more." : "",
    limits ? `Counted by the limits ${limits.join(", ")}.` : "",
    ...variantsOf(name).map((variant) => {
      const query = fixedQueryOf(ADDRESSES[variant]);
      const how = query ? `With \`${query}\`` : "Also";
      return `${how}: ${callOf(variant).summary} (${ACCESS_TEXTS[callOf(variant).access]})`;
    }),
  ]
    .filter(Boolean)
    .join(" ");
}

/** Either of the schemes will do; none for what anyone may call. */
function securityOf({ access }: Call): JsonSchema[] {
  if (access === "customer" || access === "buyer" || access === "staff")
    return [{ session: [] }, { token: [] }];
  return [];
}

function pathParameters(name: CallName, schemas: JsonSchemas): JsonSchema[] {
  const names = [...pathOf(ADDRESSES[name]).matchAll(/\{(\w+)\}/g)].map(([, part = ""]) => part);
  const { params } = callOf(name);
  const { properties } = params ? schemas.inline(params, "input") : {};
  const known = properties as Record<string, JsonSchema> | undefined;
  return names.map((part) => ({
    name: part,
    in: "path",
    required: true,
    schema: known?.[part] ?? { type: "string" },
  }));
}

function queryParameters({ query }: Call, schemas: JsonSchemas): JsonSchema[] {
  if (!query) return [];
  const { properties, required = [] } = schemas.inline(query, "input");
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: "query",
    required: (required as string[]).includes(name),
    schema,
  }));
}

/** The header by which a program proves who it is. */
const PROOFS: Readonly<Partial<Record<Access, string>>> = {
  stripe: "Stripe-Signature",
  storefront: STOREFRONT_HEADER,
};

function proof({ access }: Call): JsonSchema[] {
  const name = PROOFS[access];
  return name ? [{ name, in: "header", required: true, schema: { type: "string" } }] : [];
}

function responsesOf(name: CallName, schemas: JsonSchemas): JsonSchema {
  const call = callOf(name);
  const { status = 200, answer, otherAnswers = {} } = call;
  const failures = failuresOf(call).map(({ status: failed, meaning, codes }) => {
    const more = (otherAnswers as Record<number, z.ZodType>)[failed];
    const told = codes.length > 0 ? ` \`code\` may be ${codes.join(", ")}.` : "";
    const schema = schemas.of(more ?? ErrorResponse, "output");
    return [
      failed,
      { description: `${meaning}${told}`, content: { "application/json": { schema } } },
    ];
  });
  const content = contentOf(name, answer, schemas);
  const success = {
    description: ENUMERATED[status],
    ...(answer === "redirect" ? { headers: { Location: { schema: { type: "string" } } } } : {}),
    ...(content ? { content } : {}),
  };
  return Object.fromEntries([[status, success], ...failures]);
}

function contentOf(
  name: CallName,
  answer: Call["answer"],
  schemas: JsonSchemas,
): JsonSchema | undefined {
  if (answer === "redirect") return undefined;
  if (typeof answer === "string") {
    const text = { schema: { type: "string" } };
    return Object.fromEntries(MEDIA_TYPES[answer].map((type) => [type, text]));
  }
  const others = variantsOf(name).map((variant) => callOf(variant).answer);
  const all = [answer, ...others].filter((schema) => schema instanceof z.ZodType);
  const [first = {}, ...more] = all.map((schema) => schemas.of(schema, "output"));
  return { "application/json": { schema: more.length > 0 ? { anyOf: [first, ...more] } : first } };
}
