import { open, readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { IMAGE_MAX_BYTES } from "@eldercare/contracts";
import { imageAddress } from "../../images/image-address";
import { ImageRejected } from "../../images/image-rejected";
import { imageNameFor, inspectImage } from "../../images/prepare-image";
import { nearestName } from "../table/nearest-name";

/** A picture of the folder that may be stored. */
export interface Picture {
  file: string;
  /** Where it lies now. */
  path: string;
  /** Where it will be served: known before it is stored, because the name comes from its content. */
  address: string;
}

/** A picture that cannot be used, as sentences. */
export interface PictureProblem {
  reason: string;
  fix: string;
}

/** The pictures that a catalogue names, in one folder on disk. Each is looked at once. */
export class PictureFolder {
  readonly #looked = new Map<string, Promise<Picture | PictureProblem>>();
  #names: Promise<string[]> | undefined;

  constructor(readonly path: string) {}

  /** The picture of that file name, or what is wrong with it. */
  look(file: string): Promise<Picture | PictureProblem> {
    const looked = this.#looked.get(file) ?? this.#look(file);
    this.#looked.set(file, looked);
    return looked;
  }

  async #look(file: string): Promise<Picture | PictureProblem> {
    const path = join(this.path, basename(file));
    try {
      const bytes = await readAtMost(path, IMAGE_MAX_BYTES + 1);
      await inspectImage(bytes);
      return { file, path, address: imageAddress(imageNameFor(bytes)) };
    } catch (error) {
      if (error instanceof ImageRejected) {
        return {
          reason: `${file}: ${error.message.replace(/\.?$/, ".")}`,
          fix: "Save it again as JPEG, PNG or WebP of at most 5 MB.",
        };
      }
      return this.#missing(file, error);
    }
  }

  async #missing(file: string, error: unknown): Promise<PictureProblem> {
    this.#names ??= readdir(this.path).catch(() => []);
    const meant = nearestName(file, await this.#names);
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return {
      reason: isMissing
        ? `There is no picture "${file}" in ${this.path}.`
        : `The picture "${file}" cannot be read.`,
      fix: meant ? `Did you mean "${meant}"?` : "Add the picture, or take its name out.",
    };
  }
}

export function isPicture(found: Picture | PictureProblem): found is Picture {
  return "address" in found;
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
