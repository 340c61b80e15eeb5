import { measureThroughput } from "./throughput.ts";

const CONNECTIONS = 16;

/** Asks for addresses in turn, as fast as they are answered, for so many minutes. */
export async function browseFor(minutes: number, urls: readonly string[]): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  while (Date.now() < end) {
    for (const url of urls) await measureThroughput(url, { connections: CONNECTIONS });
  }
}
