import {
  ADDRESSES,
  type CallName,
  fillAddress,
  methodOfCall,
  type PathValues,
  type QueryValues,
} from "@eldercare/contracts/calls";
import { shopUnderTest } from "../../../tests/support/shop-under-test";

export interface ApiAnswer {
  status: number;
  body: unknown;
  headers: Headers;
}

/** What a call is asked with; tests may ask what the table would not let pass. */
export interface Asked {
  params?: PathValues;
  query?: QueryValues;
}

/** Makes a call as a visitor without cookies. Fails on an answer that is not JSON. */
export function callApi(
  name: CallName,
  { params, query }: Asked = {},
  init: RequestInit = {},
): Promise<ApiAnswer> {
  const method = methodOfCall(name);
  return callPath(fillAddress(ADDRESSES[name], params, query), { method, ...init });
}

/** Asks at any path of Medusa's origin. Fails on an answer that is not JSON. */
export async function callPath(path: string, init?: RequestInit): Promise<ApiAnswer> {
  const response = await fetch(`${shopUnderTest().medusaUrl}${path}`, init);
  return { status: response.status, body: await response.json(), headers: response.headers };
}
