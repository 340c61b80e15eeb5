import { type Browser, chromium, type Page } from "playwright-core";
import { CHROMIUM_FLAGS, findTestChromium } from "../../support/find-chromium.ts";

/** A slow phone on a slow line, as Lighthouse's mobile audit has it, applied for real. */
export const SLOW_PHONE = { processor: 4, megabitsPerSecond: 1.6, roundTripMs: 150 } as const;

export function launchChromium(): Promise<Browser> {
  const executablePath = findTestChromium();
  if (!executablePath) throw new Error("No Chromium was found: set CHROMIUM_PATH.");
  return chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
}

/** A page of a phone that has never been here: no cookies, nothing kept. */
export async function openSlowPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "en-CA",
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const bytesPerSecond = (SLOW_PHONE.megabitsPerSecond * 1e6) / 8;
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: SLOW_PHONE.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_PHONE.processor });
  // What compilers leave in functions that are sent to the page.
  await page.addInitScript("globalThis.__name ??= (named) => named");
  return page;
}
