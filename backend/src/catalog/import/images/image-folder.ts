import { open, readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type ImageAddresses, nearestName } from "@eldercare/catalog-import";
import { IMAGE_MAX_BYTES } from "@eldercare/contracts";
import { imageAddress } from "../../../media/image-address";
import { ImageRejected } from "../../../media/image-rejected";
import { decodeImage, imageNameFor, inspectImage } from "../../../media/prepare-image";
import { type ImageLoader, ImageNotLoaded } from "./load-image";

/** A image that may be stored, or is stored already. */
export interface Image {
  /** As the file of rows calls it. */
  file: string;
  /** Where it lies now; undefined for one that the shop has already. */
  path?: string;
  /** Where it will be served: known before it is stored, because the name comes from its content. */
  address: string;
}

/** A image that cannot be used, as sentences. */
export interface ImageProblem {
  reason: string;
  fix: string;
  /** It could not be fetched now: what names it may do without and wait for it. */
  isUnreachable?: true;
  /** Nobody gave a file of that name. */
  isAbsent?: boolean;
}

/** Where images come from besides a folder on disk. */
export interface ImageSources {
  /** Whether the shop has a image under this address already. */
  isStored?: (address: string) => Promise<boolean>;
  /** Fetches `http(s)` addresses; without it such names cannot be used. */
  loader?: ImageLoader;
  /** What messages call the folder, instead of its path. */
  calledAs?: string | undefined;
  /** A file of the folder is taken for an address that ends with its name. */
  matchesNames?: boolean;
}

/** A name that the shop gave to a image: exports use them. */
const STORED_NAME = /^[0-9a-f]{16}\.webp$/;
const WEB_ADDRESS = /^https?:\/\//i;

/** The images that a catalog names: in one folder, on the web, or in the shop. Each is looked at once. */
export class ImageFolder {
  readonly #looked = new Map<string, Promise<Image | ImageProblem>>();
  #names: Promise<string[]> | undefined;

  constructor(
    readonly path: string,
    private readonly sources: ImageSources = {},
  ) {}

  /** The image of that name, or what is wrong with it. */
  look(file: string): Promise<Image | ImageProblem> {
    const looked = this.#looked.get(file) ?? this.#look(file);
    this.#looked.set(file, looked);
    return looked;
  }

  async #look(file: string): Promise<Image | ImageProblem> {
    const address = STORED_NAME.test(file) ? imageAddress(file) : file;
    if (address.startsWith("/") || STORED_NAME.test(file) || WEB_ADDRESS.test(file)) {
      if (await this.sources.isStored?.(address)) return { file, address };
    }
    return WEB_ADDRESS.test(file) ? this.#lookAtWeb(file) : this.#lookAtFile(file);
  }

  async #lookAtFile(file: string, name = basename(file)): Promise<Image | ImageProblem> {
    const path = join(this.path, await this.#original(name));
    try {
      return await this.#inspected(file, path);
    } catch (error) {
      return rejected(file, error) ?? this.#missing(file, error);
    }
  }

  async #lookAtWeb(file: string): Promise<Image | ImageProblem> {
    const notHere = "Put the picture into the folder of pictures under the name that it has there.";
    if (!URL.canParse(file)) return { reason: "It is not a web address.", fix: notHere };
    const given = this.sources.matchesNames ? await this.#namedLike(file) : undefined;
    if (given !== undefined) return this.#lookAtFile(file, given);
    if (!this.sources.loader)
      return { reason: "Pictures on the web are not fetched.", fix: notHere };
    try {
      return await this.#inspected(file, await this.sources.loader.load(file));
    } catch (error) {
      const problem = rejected(file, error);
      if (problem) return problem;
      if (!(error instanceof ImageNotLoaded)) throw error;
      const reason = error.message.replace(/\.?$/, ".");
      return { reason, fix: notHere, isUnreachable: true };
    }
  }

  /** Exports copy originals: `0123456789abcdef.webp` may lie there as `0123456789abcdef.jpg`. */
  async #original(name: string): Promise<string> {
    if (!STORED_NAME.test(name)) return name;
    const stem = name.slice(0, name.indexOf("."));
    const same = (await this.#list()).filter((each) => each.startsWith(`${stem}.`));
    return same.includes(name) ? name : (same[0] ?? name);
  }

  /** The file of the folder that an address ends with, in whatever case. */
  async #namedLike(address: string): Promise<string | undefined> {
    const wanted = fileNameOf(address)?.toLowerCase();
    return (await this.#list()).find((name) => name.toLowerCase() === wanted);
  }

  #list(): Promise<string[]> {
    this.#names ??= readdir(this.path).catch(() => []);
    return this.#names;
  }

  /** What is stored already was read to its end then. */
  async #inspected(file: string, path: string): Promise<Image> {
    const bytes = await readAtMost(path, IMAGE_MAX_BYTES + 1);
    await inspectImage(bytes);
    const address = imageAddress(imageNameFor(bytes));
    if (!(await this.sources.isStored?.(address))) await decodeImage(bytes);
    return { file, path, address };
  }

  async #missing(file: string, error: unknown): Promise<ImageProblem> {
    const meant = nearestName(file, await this.#list());
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return {
      reason: isMissing
        ? `There is no picture "${file}" in ${this.sources.calledAs ?? this.path}.`
        : `The picture "${file}" cannot be read.`,
      fix: meant ? `Did you mean "${meant}"?` : "Add the picture, or take its name out.",
      isAbsent: isMissing && meant === undefined,
    };
  }
}

/** Where images will be served, by the names that a file gives them. */
export function addressesOf(images: readonly Image[]): ImageAddresses {
  return new Map(images.map(({ file, address }) => [file, address]));
}

/** The file name at the end of a web address, as a person reads it. */
function fileNameOf(address: string): string | undefined {
  const name = new URL(address).pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(name) || undefined;
  } catch {
    return name;
  }
}

export function isImage(found: Image | ImageProblem): found is Image {
  return "address" in found;
}

function rejected(file: string, error: unknown): ImageProblem | undefined {
  if (!(error instanceof ImageRejected)) return undefined;
  return {
    reason: `${file}: ${error.message.replace(/\.?$/, ".")}`,
    fix: "Save it again as JPEG, PNG or WebP of at most 5 MB.",
  };
}

/** The start of a file: enough to see that it is too large, without reading gigabytes. */
async function readAtMost(path: string, bytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size <= bytes) return await readFile(path);
    const start = Buffer.alloc(bytes);
    await file.read(start, 0, bytes, 0);
    return start;
  } finally {
    await file.close();
  }
}
