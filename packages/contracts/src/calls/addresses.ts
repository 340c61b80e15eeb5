import { SHOP_ADDRESSES } from "./shop-addresses.js";
import { STAFF_ADDRESSES } from "./staff-addresses.js";

/** Method and path of every call of `/api`. */
export const ADDRESSES = { ...SHOP_ADDRESSES, ...STAFF_ADDRESSES } as const;

/** The name of a call: its noun, a dot, what it does. */
export type CallName = keyof typeof ADDRESSES;

/** What a call is about. */
export type Noun = CallName extends `${infer Name}.${string}` ? Name : never;
