import { readStorefrontSettings, type StorefrontSettings } from "@eldercare/contracts/settings";

let settings: StorefrontSettings | undefined;

/** What pages may know of the settings, read and checked once in this process. */
export function storefrontSettings(): StorefrontSettings {
  settings ??= readStorefrontSettings(process.env);
  return settings;
}
