import type { Metadata } from "../model.js";
import { invalidRequest } from "../stripe-failure.js";
import type { FormValue, FormValues } from "./form-values.js";

/** Fields that every call may carry: the SDK's, and those of a browser's key. */
const EVERYWHERE = ["expand", "key", "client_secret"];

/** Refuses fields that Stripe does not know for this call, in its words. */
export function checkKnown(params: FormValues, known: readonly string[]): void {
  const unknown = Object.keys(params).find(
    (name) => !known.includes(name) && !EVERYWHERE.includes(name),
  );
  if (unknown !== undefined) {
    throw invalidRequest(`Received unknown parameter: ${unknown}`, {
      code: "parameter_unknown",
      param: unknown,
    });
  }
}

/** A text field; undefined when it was not sent, null when it was sent empty. */
export function text(params: FormValues, name: string): string | null | undefined {
  const value = params[name];
  if (value === undefined) return undefined;
  if (typeof value !== "string") throw invalidRequest(`Invalid string: ${name}`, { param: name });
  return value === "" ? null : value;
}

export function requiredText(params: FormValues, name: string): string {
  return text(params, name) ?? missing(name);
}

/** A whole number; undefined when it was not sent. */
export function integer(params: FormValues, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined || value === null) return undefined;
  if (!/^-?\d{1,15}$/.test(value)) {
    throw invalidRequest(`Invalid integer: ${value}`, {
      code: "parameter_invalid_integer",
      param: name,
    });
  }
  return Number(value);
}

export function flag(params: FormValues, name: string): boolean | undefined {
  const value = text(params, name);
  if (value === undefined || value === null) return undefined;
  if (value !== "true" && value !== "false") {
    throw invalidRequest(`Invalid boolean: ${value}`, { param: name });
  }
  return value === "true";
}

export function choice<T extends string>(
  params: FormValues,
  name: string,
  allowed: readonly T[],
): T | undefined {
  const value = text(params, name);
  if (value === undefined || value === null) return undefined;
  const found = allowed.find((each) => each === value);
  if (found === undefined) {
    throw invalidRequest(`Invalid ${name}: must be one of ${allowed.join(", ")}`, { param: name });
  }
  return found;
}

/** An object in brackets; undefined when it was not sent. */
export function group(params: FormValues, name: string): FormValues | undefined {
  const value = params[name];
  if (value === undefined || value === "") return undefined;
  if (!isGroup(value)) throw invalidRequest(`Invalid object: ${name}`, { param: name });
  return value;
}

export function texts(params: FormValues, name: string): string[] {
  const value = params[name];
  const list = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return list.filter((each) => typeof each === "string");
}

/** Stripe merges metadata: an empty value removes its name, an empty `metadata` all of them. */
export function mergedMetadata(before: Metadata, params: FormValues): Metadata {
  if (params.metadata === "") return {};
  const merged = { ...before };
  for (const [name, value] of Object.entries(group(params, "metadata") ?? {})) {
    if (typeof value !== "string") {
      throw invalidRequest("Metadata values must be strings", { param: `metadata[${name}]` });
    }
    if (value === "") delete merged[name];
    else merged[name] = value;
  }
  return merged;
}

export function missing(name: string): never {
  throw invalidRequest(`Missing required param: ${name}.`, {
    code: "parameter_missing",
    param: name,
  });
}

function isGroup(value: FormValue): value is FormValues {
  return typeof value === "object" && !Array.isArray(value);
}
