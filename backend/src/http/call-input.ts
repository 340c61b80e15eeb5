import {
  type BodyOf,
  type CallName,
  callOf,
  type ParamsOf,
  type QueryOf,
} from "@eldercare/contracts/calls";
import type { MedusaRequest } from "@medusajs/framework/http";
import { z } from "zod";
import { parseInput, parseTexts } from "./parse-input";

/**
 * What a request gives to a call, checked by the call's entry in the table. Nonsense is answered 400
 * with its fields.
 */

export function paramsOf<Name extends CallName>(
  name: Name,
  request: Pick<MedusaRequest, "params">,
): ParamsOf<Name> {
  const { params } = callOf(name);
  // Without a schema any text of the path will do.
  return (params ? parseInput(params, request.params) : request.params) as ParamsOf<Name>;
}

export function queryOf<Name extends CallName>(
  name: Name,
  request: Pick<MedusaRequest, "query">,
): QueryOf<Name> {
  return parseTexts(callOf(name).query ?? NOTHING, request.query) as QueryOf<Name>;
}

export function bodyOf<Name extends CallName>(
  name: Name,
  request: Pick<MedusaRequest, "body">,
): BodyOf<Name> {
  return parseTexts(callOf(name).body ?? NOTHING, request.body) as BodyOf<Name>;
}

const NOTHING = z.unknown();
