import type { Readable } from "node:stream";
import { FileMissing, type FilePath, type FileStore } from "@eldercare/file-store";
import type {
  ProviderDeleteFileDTO,
  ProviderFileResultDTO,
  ProviderGetFileDTO,
  ProviderGetPresignedUploadUrlDTO,
  ProviderUploadFileDTO,
  ProviderUploadStreamDTO,
} from "@medusajs/framework/types";
import { AbstractFileProviderService, MedusaError } from "@medusajs/framework/utils";
import { fileStore } from "../../media/file-store";
import { imageAddress } from "../../media/image-address";
import { imagePath } from "../../media/image-paths";
import { keepOriginal } from "../../media/original-images";
import { imageNameFor, prepareImage } from "../../media/prepare-image";
import { keptStream } from "./kept-stream";
import { isPrivateFile, privateFileAddress } from "./private-file";

/** A image that this provider stored. */
const STORED_IMAGE = /^[0-9a-f]{16}\.webp$/;
/** Medusa Admin uploads the table of an import like an image. */
const TABLE_FILE = /\.csv$/i;
const IMAGE_FILE = /\.(?:jpe?g|png|webp|gif|svg|avif|bmp|tiff?|heic)$/i;
/** What Medusa gives as it reads it, and not as base64 or byte by byte. */
const TEXT_TYPE = /^text\/|csv|json|xml/;

/**
 * The gate before the shop's files: whoever uploads an image (the shop's own screens, Medusa Admin, a seed
 * script), it is checked, stripped and stored once as WebP under a name made from its content, and its
 * address has no host; what was given is kept beside it for exports. The tables of Medusa's own imports and
 * exports are kept as they are; the private ones have an address that only staff may read. Nothing else is
 * stored, and nobody reaches the store past this gate (decision 112).
 */
export class FileUploadsService extends AbstractFileProviderService {
  static override readonly identifier = "file-uploads";
  readonly #files: FileStore;

  constructor(_cradle: Record<string, unknown>, { files }: { files?: FileStore } = {}) {
    super();
    this.#files = files ?? fileStore();
  }

  /** Throws for a file that calls itself a image and is none that the shop takes, and for other kinds. */
  override async upload(file: ProviderUploadFileDTO): Promise<ProviderFileResultDTO> {
    if (isImage(file)) return this.#keepImage(contentOf(file));
    const key = newKey(file);
    await this.#files.write(pathOf(key), contentOf(file));
    return { key, url: addressOf(key) };
  }

  async #keepImage(given: Buffer): Promise<ProviderFileResultDTO> {
    const key = imageNameFor(given);
    const path = imagePath(key);
    // A file's time says when it was last given: what nobody saves is swept away later.
    if (await this.#files.touch(path)) {
      // Stored before originals were kept, and given again.
      await keepOriginal(this.#files, key, { given, stored: () => this.#files.read(path) });
    } else {
      const image = await prepareImage(given);
      await keepOriginal(this.#files, key, { given, stored: async () => image });
      await this.#files.write(path, image);
    }
    return { key, url: imageAddress(key) };
  }

  override async getUploadStream(file: ProviderUploadStreamDTO) {
    // An image has to be here in full before anything can be said of it.
    if (isImage(file)) throw unknownKind();
    const key = newKey(file);
    const { writeStream, written } = keptStream(this.#files, pathOf(key));
    const url = addressOf(key);
    const promise = written.then(() => ({ key, url }));
    promise.catch(() => undefined);
    return { writeStream, promise, url, fileKey: key };
  }

  /** Equal images share one file, so taking one product's image away must not take another's. */
  override async delete(files: ProviderDeleteFileDTO | ProviderDeleteFileDTO[]): Promise<void> {
    const keys = [files].flat().map(({ fileKey }) => fileKey);
    const own = keys.filter((key) => !STORED_IMAGE.test(key));
    await Promise.all(own.map((key) => this.#files.remove(pathOf(key)).catch(ifMissing(key))));
  }

  override async getDownloadStream({ fileKey }: ProviderGetFileDTO): Promise<Readable> {
    return this.#files.open(pathOf(fileKey)).catch(ifMissing(fileKey));
  }

  override async getAsBuffer({ fileKey }: ProviderGetFileDTO): Promise<Buffer> {
    return this.#files.read(pathOf(fileKey)).catch(ifMissing(fileKey));
  }

  override async getPresignedDownloadUrl({ fileKey }: ProviderGetFileDTO): Promise<string> {
    const found = await this.#files.look(pathOf(fileKey)).catch(ifMissing(fileKey));
    return found ? addressOf(fileKey) : ifMissing(fileKey)(new FileMissing(fileKey));
  }

  /** Browsers upload to the shop: what goes straight to a storage, nobody has looked at. */
  async getPresignedUploadUrl({
    filename,
  }: ProviderGetPresignedUploadUrlDTO): Promise<ProviderFileResultDTO> {
    return { url: "/admin/uploads", key: filename };
  }
}

function isImage({ mimeType, filename }: { mimeType?: string; filename?: string }): boolean {
  return mimeType?.startsWith("image/") === true || IMAGE_FILE.test(filename ?? "");
}

/** The key of a file that is no image. Throws for kinds that the shop does not keep. */
function newKey({ filename, access }: Pick<ProviderUploadFileDTO, "filename" | "access">): string {
  const name = (filename ?? "").replaceAll("\\", "/").split("/").at(-1) ?? "";
  // What does not say that it is for everybody is private: Medusa's own import cuts its table into parts
  // of JSON.
  if (access === "public" && !TABLE_FILE.test(name)) throw unknownKind();
  const prefix = access === "public" ? "" : "private-";
  return `${prefix}${Date.now()}-${name.replaceAll(/\p{Cc}/gu, "_")}`;
}

const pathOf = (key: string): FilePath =>
  isPrivateFile(key) ? `private/${key}` : `uploads/${key}`;

const addressOf = (key: string): string =>
  isPrivateFile(key) ? privateFileAddress(key) : imageAddress(key);

const unknownKind = () =>
  new MedusaError(MedusaError.Types.INVALID_DATA, "Only images and CSV tables can be uploaded.");

const ifMissing =
  (key: string) =>
  (error: unknown): never => {
    if (!(error instanceof FileMissing)) throw error;
    throw new MedusaError(MedusaError.Types.NOT_FOUND, `File with key ${key} not found`);
  };

/** Uploads arrive as base64, as text, or as the older "binary" strings in which one character is one byte. */
function contentOf({ content, mimeType }: ProviderUploadFileDTO): Buffer {
  const decoded = Buffer.from(content, "base64");
  if (decoded.toString("base64") === content) return decoded;
  return Buffer.from(content, TEXT_TYPE.test(mimeType ?? "") ? "utf8" : "binary");
}
