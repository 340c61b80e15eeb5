import { open, readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { IMAGE_MAX_BYTES } from "@eldercare/contracts";
import { imageAddress } from "../../../media/image-address";
import { ImageRejected } from "../../../media/image-rejected";
import { imageNameFor, inspectImage } from "../../../media/prepare-image";
import { nearestName } from "../table/nearest-name";
import { type PictureLoader, PictureNotLoaded } from "./load-image";

/** A picture that may be stored, or is stored already. */
export interface Picture {
  /** As the file of rows calls it. */
  file: string;
  /** Where it lies now; undefined for one that the shop has already. */
  path?: string;
  /** Where it will be served: known before it is stored, because the name comes from its content. */
  address: string;
}

/** A picture that cannot be used, as sentences. */
export interface PictureProblem {
  reason: string;
  fix: string;
}

/** Where pictures come from besides a folder on disk. */
export interface PictureSources {
  /** Whether the shop has a picture under this address already. */
  isStored?: (address: string) => Promise<boolean>;
  /** Fetches `http(s)` addresses; without it such names cannot be used. */
  loader?: PictureLoader;
  /** What messages call the folder, instead of its path. */
  calledAs?: string | undefined;
}

/** A name that the shop gave to a picture: exports use them. */
const STORED_NAME = /^[0-9a-f]{16}\.webp$/;
const WEB_ADDRESS = /^https?:\/\//i;

/** The pictures that a catalogue names: in one folder, on the web, or in the shop. Each is looked at once. */
export class PictureFolder {
  readonly #looked = new Map<string, Promise<Picture | PictureProblem>>();
  #names: Promise<string[]> | undefined;

  constructor(
    readonly path: string,
    private readonly sources: PictureSources = {},
  ) {}

  /** The picture of that name, or what is wrong with it. */
  look(file: string): Promise<Picture | PictureProblem> {
    const looked = this.#looked.get(file) ?? this.#look(file);
    this.#looked.set(file, looked);
    return looked;
  }

  async #look(file: string): Promise<Picture | PictureProblem> {
    const address = STORED_NAME.test(file) ? imageAddress(file) : file;
    if (address.startsWith("/") || STORED_NAME.test(file) || WEB_ADDRESS.test(file)) {
      if (await this.sources.isStored?.(address)) return { file, address };
    }
    return WEB_ADDRESS.test(file) ? this.#lookAtWeb(file) : this.#lookAtFile(file);
  }

  async #lookAtFile(file: string): Promise<Picture | PictureProblem> {
    const path = join(this.path, basename(file));
    try {
      return await inspected(file, path);
    } catch (error) {
      return rejected(file, error) ?? this.#missing(file, error);
    }
  }

  async #lookAtWeb(file: string): Promise<Picture | PictureProblem> {
    const notHere = "Save the picture in the folder of pictures and write its file name.";
    if (!this.sources.loader)
      return { reason: "Pictures on the web are not fetched.", fix: notHere };
    try {
      return await inspected(file, await this.sources.loader.load(file));
    } catch (error) {
      const problem = rejected(file, error);
      if (problem) return problem;
      if (!(error instanceof PictureNotLoaded)) throw error;
      return { reason: `${error.message.replace(/\.?$/, ".")}`, fix: notHere };
    }
  }

  async #missing(file: string, error: unknown): Promise<PictureProblem> {
    this.#names ??= readdir(this.path).catch(() => []);
    const meant = nearestName(file, await this.#names);
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return {
      reason: isMissing
        ? `There is no picture "${file}" in ${this.sources.calledAs ?? this.path}.`
        : `The picture "${file}" cannot be read.`,
      fix: meant ? `Did you mean "${meant}"?` : "Add the picture, or take its name out.",
    };
  }
}

export function isPicture(found: Picture | PictureProblem): found is Picture {
  return "address" in found;
}

async function inspected(file: string, path: string): Promise<Picture> {
  const bytes = await readAtMost(path, IMAGE_MAX_BYTES + 1);
  await inspectImage(bytes);
  return { file, path, address: imageAddress(imageNameFor(bytes)) };
}

function rejected(file: string, error: unknown): PictureProblem | undefined {
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
