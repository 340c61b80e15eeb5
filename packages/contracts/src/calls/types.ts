import type { z } from "zod";
import type { PathNames } from "./address.js";
import type { ADDRESSES, CallName } from "./addresses.js";
import type { CALLS } from "./table.js";

/** What the table says of a call, as types. */

type Calls = typeof CALLS;
type Values<Names extends string> = { [Name in Names]: string };

/** The schema that stands in one column of a call's entry; never without one. */
type SchemaIn<Name extends CallName, Column extends string> =
  Calls[Name] extends Record<Column, infer Schema extends z.ZodType> ? Schema : never;

type PathValuesOf<Name extends CallName> = Values<PathNames<(typeof ADDRESSES)[Name]>>;

/** An empty text stands for a parameter that is not given. */
type OrEmpty<Query> = { [Name in keyof Query]: Query[Name] | "" };

/** The parts of the path: as a caller fills them in, and as the server works with them. */
export type ParamsInputOf<Name extends CallName> = [SchemaIn<Name, "params">] extends [never]
  ? PathValuesOf<Name>
  : z.input<SchemaIn<Name, "params">>;
export type ParamsOf<Name extends CallName> = [SchemaIn<Name, "params">] extends [never]
  ? PathValuesOf<Name>
  : z.output<SchemaIn<Name, "params">>;

/** What a caller sends: query and body before the server has read them. */
export type QueryInputOf<Name extends CallName> = OrEmpty<z.input<SchemaIn<Name, "query">>>;
export type BodyInputOf<Name extends CallName> = Calls[Name] extends {
  bodyKind: "images" | "import";
}
  ? FormData
  : z.input<SchemaIn<Name, "body">>;

/** What the server works with. */
export type QueryOf<Name extends CallName> = z.output<SchemaIn<Name, "query">>;
export type BodyOf<Name extends CallName> = z.output<SchemaIn<Name, "body">>;

/** Calls that are answered with JSON. */
export type JsonCallName = {
  [Name in CallName]: Calls[Name] extends { answer: z.ZodType } ? Name : never;
}[CallName];

export type AnswerSchemaOf<Name extends CallName> = SchemaIn<Name, "answer">;
export type AnswerOf<Name extends CallName> = z.output<AnswerSchemaOf<Name>>;

/** Limits that count a call. */
export type LimitsOf<Name extends CallName> = Calls[Name] extends {
  limits: readonly (infer Limit extends string)[];
}
  ? Limit
  : never;

/** Path and query of a call, as far as it has them. */
export type AddressInput<Name extends CallName> = ([keyof ParamsInputOf<Name>] extends [never]
  ? { params?: undefined }
  : { params: ParamsInputOf<Name> }) &
  ([QueryInputOf<Name>] extends [never]
    ? { query?: undefined }
    : Partial<Record<never, never>> extends QueryInputOf<Name>
      ? { query?: QueryInputOf<Name> }
      : { query: QueryInputOf<Name> });

/** Everything that a caller gives to a call. */
export type CallInput<Name extends CallName> = AddressInput<Name> &
  ([BodyInputOf<Name>] extends [never] ? { body?: undefined } : { body: BodyInputOf<Name> }) & {
    signal?: AbortSignal | undefined;
    /** The call goes on when the page that makes it is left. */
    keepalive?: true;
  };

/** An argument that may be left out when nothing in it must be given. */
export type Given<Input> =
  Partial<Record<never, never>> extends Input ? [input?: Input] : [input: Input];
