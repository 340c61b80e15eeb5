import { createHash } from "node:crypto";
import { lookup } from "node:dns";
import { writeFile } from "node:fs/promises";
import { get as getHttp, type IncomingMessage } from "node:http";
import { get as getHttps } from "node:https";
import { BlockList, isIP } from "node:net";
import { join } from "node:path";
import { IMAGE_MAX_BYTES } from "@eldercare/contracts";
import { messageOf } from "../../../errors/message-of";

/** Why a image did not come from the web; the message is a sentence for the file's author. */
export class ImageNotLoaded extends Error {
  override name = "PictureNotLoaded";
}

const TIME_LIMIT_MS = 20_000;
const MAX_REDIRECTS = 3;
/** A server that did not answer this often is not asked again: each try takes as long as the limit. */
const MAX_SILENCES = 3;

/** Addresses that lead into the machine or its own network, where no shop's image lies. */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  PRIVATE.addSubnet(network, prefix, "ipv4");
}
PRIVATE.addAddress("::", "ipv6");
PRIVATE.addAddress("::1", "ipv6");
for (const [network, prefix] of [
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
  // IPv4 inside IPv6: a translator of the network would lead back into it (RFC 4291, 6052, 8215).
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["2002::", 16],
] as const) {
  PRIVATE.addSubnet(network, prefix, "ipv6");
}

/** Whether an IP address belongs to the machine or a private network. */
export function isPrivateAddress(address: string): boolean {
  const inner = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (inner) return isPrivateAddress(inner);
  return PRIVATE.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/**
 * Fetches images into a folder; what is not a image is told apart later, by its bytes. Whoever
 * may upload a file must not make the server look around in its own network, so private addresses
 * are refused, at every redirect and for whatever address a name stands for (`mayBePrivate` is for
 * people at the machine's own terminal).
 */
export class ImageLoader {
  /** How often each server did not answer, one after the other. */
  readonly #silences = new Map<string, number>();

  constructor(
    private readonly folder: string,
    private readonly mayBePrivate = false,
  ) {}

  /** The path of the fetched file. Throws {@link ImageNotLoaded}. */
  async load(url: string): Promise<string> {
    const name = createHash("sha256").update(url).digest("hex").slice(0, 32);
    const path = join(this.folder, `${name}.picture`);
    await writeFile(path, await this.#fetch(new URL(url), MAX_REDIRECTS));
    return path;
  }

  async #fetch(url: URL, redirects: number): Promise<Buffer> {
    const response = await this.#open(url);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      if (redirects === 0) throw new ImageNotLoaded("The address leads on too often");
      return this.#fetch(new URL(headers.location, url), redirects - 1);
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new ImageNotLoaded(`The address answers ${statusCode}`);
    }
    return bodyOf(response);
  }

  #open(url: URL): Promise<IncomingMessage> {
    if (url.protocol !== "http:" && url.protocol !== "https:") {
      throw new ImageNotLoaded("It is not a web address");
    }
    const silences = this.#silences.get(url.host) ?? 0;
    if (silences >= MAX_SILENCES) {
      throw new ImageNotLoaded("Its server did not answer for others, so it was not asked again");
    }
    const refused = new ImageNotLoaded("The address is inside a private network");
    const host = url.hostname.replace(/^\[|\]$/g, "");
    if (!this.mayBePrivate && isIP(host) && isPrivateAddress(host)) throw refused;
    const get = url.protocol === "https:" ? getHttps : getHttp;
    return new Promise((resolve, reject) => {
      const request = get(
        url,
        {
          headers: { accept: "image/*" },
          timeout: TIME_LIMIT_MS,
          signal: AbortSignal.timeout(TIME_LIMIT_MS),
          // Looked at where the connection is made: a name may stand for another address each time.
          lookup: (name, options, done) =>
            lookup(name, { ...options, all: true }, (error, found) => {
              if (error) return done(error, "", 0);
              if (!this.mayBePrivate && found.some(({ address }) => isPrivateAddress(address))) {
                return done(refused, "", 0);
              }
              if (options.all) return done(null, found);
              const [first] = found;
              done(null, first?.address ?? "", first?.family ?? 4);
            }),
        },
        (response) => {
          this.#silences.delete(url.host);
          resolve(response);
        },
      );
      request.on("error", (error) => {
        if (error !== refused) this.#silences.set(url.host, silences + 1);
        reject(
          error instanceof ImageNotLoaded
            ? error
            : new ImageNotLoaded(`The address does not answer (${error.message})`),
        );
      });
    });
  }
}

/** At most one byte more than is accepted: enough to see that it is too much. */
async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response) {
      parts.push(part);
      length += part.length;
      if (length > IMAGE_MAX_BYTES) break;
    }
  } catch (error) {
    throw new ImageNotLoaded(`The picture did not arrive whole (${messageOf(error)})`);
  }
  response.destroy();
  return Buffer.concat(parts).subarray(0, IMAGE_MAX_BYTES + 1);
}
