import {
  ADDRESSES,
  CALL_NAMES,
  type CallName,
  callOf,
  fillAddress,
  methodOfCall,
  pathOf,
} from "@eldercare/contracts/calls";
import fc from "fast-check";
import type { z } from "zod";
import { hostilePath, hostileText, hostileValue } from "./hostile.ts";
import { inputs } from "./inputs.ts";

export interface Question {
  method: string;
  path: string;
  contentType?: string;
  body?: string;
}

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE"];
const TYPES = ["application/json", "text/plain", "application/x-www-form-urlencoded", "image/png"];
const FORMS = ["images", "import"];

/** Signing out or deleting the account would leave the others nobody to try as. */
const LEAVES_ALONE: readonly CallName[] = [
  "session.signOut",
  "account.remove",
  "account.changePassword",
];

/** A request to a call of the table: sound, spoilt or hostile in path, query and body. */
export function callQuestions(realIds: readonly string[]): fc.Arbitrary<Question> {
  const names = CALL_NAMES.filter((name) => !LEAVES_ALONE.includes(name));
  return fc.oneof(...names.map((name) => questionsOf(name, realIds)));
}

/** A request to anywhere on an origin. */
export const wildQuestions: fc.Arbitrary<Question> = fc
  .record({
    method: fc.constantFrom(...METHODS),
    path: hostilePath,
    contentType: fc.constantFrom(...TYPES),
    body: hostileValue.map((value) => JSON.stringify(value) ?? ""),
  })
  .map(({ method, path, contentType, body }) =>
    ["GET", "HEAD", "OPTIONS", "TRACE"].includes(method)
      ? { method, path }
      : { method, path, contentType, body },
  );

function questionsOf(name: CallName, realIds: readonly string[]): fc.Arbitrary<Question> {
  const { query, body, bodyKind } = callOf(name);
  const parts = [...pathOf(ADDRESSES[name]).matchAll(/\{(\w+)\}/g)].map(([, part = ""]) => part);
  const part = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom("unknown", ...realIds) },
    { weight: 1, arbitrary: hostileText.map(wellFormed) },
  );
  return fc
    .record({
      params: fc.record(Object.fromEntries(parts.map((each) => [each, part]))),
      query: query ? queriesOf(query) : fc.constant(""),
      body: body || bodyKind ? bodiesOf(body) : fc.constant(undefined),
      contentType: bodyKind && FORMS.includes(bodyKind) ? formTypes : jsonTypes,
    })
    .map(({ params, query: text, body: sent, contentType }) => {
      const path = fillAddress(ADDRESSES[name], params);
      return {
        method: methodOfCall(name),
        path: text ? `${path}${path.includes("?") ? "&" : "?"}${text}` : path,
        ...(sent === undefined ? {} : { body: sent, contentType }),
      };
    });
}

const jsonTypes = fc.oneof(
  { weight: 9, arbitrary: fc.constant("application/json") },
  { weight: 1, arbitrary: fc.constantFrom(...TYPES) },
);
const formTypes = fc.constantFrom(
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  ...TYPES,
);

function queriesOf(contract: z.ZodType): fc.Arbitrary<string> {
  return fc.tuple(inputs(contract), fc.boolean()).map(([value, isRaw]) => {
    if (typeof value !== "object" || value === null) return encoded(String(value));
    return Object.entries(value)
      .map(([name, each]) => [name, typeof each === "string" ? each : (JSON.stringify(each) ?? "")])
      .map(([name = "", each = ""]) => `${encoded(name)}=${isRaw ? rawQuery(each) : encoded(each)}`)
      .join("&");
  });
}

function bodiesOf(contract: z.ZodType | undefined): fc.Arbitrary<string> {
  const sound = (contract ? inputs(contract) : hostileValue).map(
    (value) => JSON.stringify(value) ?? "",
  );
  return fc.oneof(
    { weight: 12, arbitrary: sound },
    { weight: 1, arbitrary: sound.map((text) => text.slice(0, -1)) },
    { weight: 1, arbitrary: hostileText },
    {
      weight: 1,
      arbitrary: hostileText.map(
        (text) =>
          `--x\r\nContent-Disposition: form-data; name="files"; filename="${text.replace(/[\r\n"]/g, "")}.png"\r\nContent-Type: image/png\r\n\r\n${text}\r\n--x--\r\n`,
      ),
    },
  );
}

/** Halves of a pair cannot be encoded; they go as the sign that stands for them. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}

const encoded = (text: string) => encodeURIComponent(wellFormed(text));

/** What node:http lets through of a text that nobody encoded. */
const rawQuery = (text: string) => text.replace(/[^\x21-\x7e]|#/g, "");
