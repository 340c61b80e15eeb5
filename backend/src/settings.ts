import { readSettings, type Settings } from "@eldercare/contracts/settings";

let settings: Settings | undefined;

/** The shop's settings, read and checked once in this process. Throws SettingsError for wrong ones. */
export function shopSettings(): Settings {
  settings ??= readSettings(process.env);
  return settings;
}
