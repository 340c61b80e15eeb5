import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import * as constants from "lighthouse/core/config/constants.js";
import { chromium } from "playwright-core";
import { CHROMIUM_FLAGS, findChromium } from "../support/find-chromium.ts";

/** Medians over the runs. Kilobytes are as transferred (compressed, 1 kB = 1000 bytes). */
export interface Audit {
  /** Scores of the four categories, of 100; the first is for speed. */
  score: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  blockingMs: number;
  layoutShift: number;
  scriptKilobytes: number;
  styleKilobytes: number;
  totalKilobytes: number;
  requests: number;
  /** How fast Lighthouse found this machine: of half the number, blocking times are about twice as long. */
  benchmarkIndex: number;
  /** By how much the phone was taken to be slower than this machine. */
  slowdown: number;
}

export interface AuditOptions {
  runs: number;
  /** As a `Cookie` header says them. */
  cookie?: string;
  /**
   * How fast the phone is, in Lighthouse's index of machines: each run slows down by as much as makes
   * it that phone on this machine. Without it the phone is a quarter as fast as the machine.
   */
  phoneIndex?: number | undefined;
}

const CHROME_FLAGS = ["--headless=new", ...CHROMIUM_FLAGS];

/** Lighthouse's own, of the phone that it means. */
const SLOWDOWN = 4;
/** How fast the machine was in the last runs: it differs by half from one to the next. */
const indexes: number[] = [];
const INDEXES_KEPT = 9;

/** Lighthouse's audit of one page: mobile, simulated throttling, a new browser each time. */
export async function auditPage(url: string, options: AuditOptions): Promise<Audit> {
  const { runs, cookie = "", phoneIndex } = options;
  const audits: Audit[] = [];
  const audit = async (slowdown: number) => {
    const audited = await auditTried(url, cookie, slowdown);
    indexes.push(audited.benchmarkIndex);
    indexes.splice(0, indexes.length - INDEXES_KEPT);
    return audited;
  };
  // How fast the machine is says the first run, which does not count.
  if (phoneIndex && indexes.length === 0) await audit(SLOWDOWN);
  for (let run = 0; run < runs; run++) {
    audits.push(await audit(phoneIndex ? median(indexes) / phoneIndex : SLOWDOWN));
  }
  const fields = Object.keys(audits[0] ?? {}) as (keyof Audit)[];
  return Object.fromEntries(
    fields.map((field) => [field, median(audits.map((audit) => audit[field]))]),
  ) as Record<keyof Audit, number>;
}

/** Lighthouse itself asks for another try when a busy machine lost the trace. */
async function auditTried(
  url: string,
  cookie: string,
  slowdown: number,
  tries = 4,
): Promise<Audit> {
  return auditOnce(url, cookie, slowdown).catch((error: unknown) => {
    if (tries === 1) throw error;
    return auditTried(url, cookie, slowdown, tries - 1);
  });
}

async function auditOnce(url: string, cookie: string, slowdown: number): Promise<Audit> {
  const chromePath = findChromium();
  if (!chromePath) throw new Error("No Chromium was found: install one, or set CHROMIUM_PATH.");
  const chrome = await launch({ chromePath, chromeFlags: CHROME_FLAGS });
  try {
    await giveCookies(chrome.port, url, cookie);
    const settings = {
      // A new browser has nothing but its cookies.
      disableStorageReset: true,
      onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
      throttling: { ...constants.throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    };
    const result = await lighthouse(
      url,
      { port: chrome.port, logLevel: "error" },
      { extends: "lighthouse:default", settings },
    );
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories, environment, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    const transferred = (type: string) => {
      const details = audits["resource-summary"]?.details;
      const items = details?.type === "table" ? details.items : [];
      const row = items.find((item) => item.resourceType === type);
      return {
        kilobytes: Math.round(Number(row?.transferSize ?? 0) / 1000),
        requests: Number(row?.requestCount ?? 0),
      };
    };
    return {
      score: score("performance"),
      accessibility: score("accessibility"),
      bestPractices: score("best-practices"),
      seo: score("seo"),
      fcpMs: Math.round(value("first-contentful-paint")),
      lcpMs: Math.round(value("largest-contentful-paint")),
      blockingMs: Math.round(value("total-blocking-time")),
      layoutShift: Number(value("cumulative-layout-shift").toFixed(3)),
      scriptKilobytes: transferred("script").kilobytes,
      styleKilobytes: transferred("stylesheet").kilobytes,
      totalKilobytes: transferred("total").kilobytes,
      requests: transferred("total").requests,
      benchmarkIndex: Math.round(environment.benchmarkIndex),
      slowdown: Number(slowdown.toFixed(2)),
    };
  } finally {
    chrome.kill();
  }
}

async function giveCookies(port: number, url: string, cookie: string): Promise<void> {
  if (cookie === "") return;
  const browser = await chromium.connectOverCDP(`http://localhost:${port}`);
  const cookies = cookie.split("; ").map((pair) => {
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    return { name, value, url };
  });
  await browser.contexts()[0]?.addCookies(cookies);
  await browser.close();
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
