import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type {
  ProviderDeleteFileDTO,
  ProviderFileResultDTO,
  ProviderUploadFileDTO,
} from "@medusajs/framework/types";
import { MedusaError } from "@medusajs/framework/utils";
import { LocalFileService } from "@medusajs/medusa/file-local";
import { imageAddress } from "../../media/image-address";
import { keepOriginal } from "../../media/original-images";
import { imageNameFor, prepareImage } from "../../media/prepare-image";
import { isPrivateFile, privateFileAddress } from "./private-file";

/** The options of file-local: folders, and the address of what is not a image. */
interface FileUploadsOptions {
  upload_dir: string;
  /** Where images are kept as they were given. */
  originals_dir: string;
  private_upload_dir: string;
  backend_url: string;
}

/** A image that this provider stored. */
const STORED_IMAGE = /^[0-9a-f]{16}\.webp$/;
/** Medusa Admin uploads the table of an import like an image. */
const TABLE_FILE = /\.csv$/i;
const IMAGE_FILE = /\.(?:jpe?g|png|webp|gif|svg|avif|bmp|tiff?|heic)$/i;

/**
 * Medusa's local file storage with a gate for images: whoever uploads one (the shop's own screens,
 * Medusa Admin, a seed script), it is checked, stripped and stored once as WebP under a name made
 * from its content, and its address has no host; what was given is kept beside it for exports. The tables of Medusa's own imports and exports are
 * left to file-local; the private ones have an address that only staff may read. Nothing else is
 * stored.
 */
export class FileUploadsService extends LocalFileService {
  static override readonly identifier = "file-uploads";
  readonly #folder: string;
  readonly #originals: string;

  constructor(cradle: Record<string, unknown>, options: FileUploadsOptions) {
    super(cradle, options);
    this.#folder = options.upload_dir;
    this.#originals = options.originals_dir;
  }

  /** Throws for a file that calls itself a image and is none that the shop takes, and for other kinds. */
  override async upload(file: ProviderUploadFileDTO): Promise<ProviderFileResultDTO> {
    if (!file.mimeType?.startsWith("image/") && !IMAGE_FILE.test(file.filename ?? "")) {
      // What does not say that it is for everybody, file-local keeps as private: Medusa's own import
      // cuts its table into parts of JSON.
      if (file.access === "public" && !TABLE_FILE.test(file.filename ?? "")) throw unknownKind();
      return super.upload(file);
    }
    const bytes = contentOf(file);
    const key = imageNameFor(bytes);
    const target = join(this.#folder, key);
    // A file's time says when it was last given: what nobody saves is swept away later.
    if (!(await touched(target))) {
      const image = await prepareImage(bytes);
      await keepOriginal(this.#originals, key, { given: bytes, stored: image });
      await mkdir(this.#folder, { recursive: true });
      const draft = `${target}.${randomUUID()}.tmp`;
      try {
        await writeFile(draft, image);
        await rename(draft, target);
      } finally {
        await rm(draft, { force: true });
      }
    } else {
      // Stored before originals were kept, and given again.
      await keepOriginal(this.#originals, key, { given: bytes, stored: await readFile(target) });
    }
    return { key, url: imageAddress(key) };
  }

  /** Equal images share one file, so taking one product's image away must not take another's. */
  override async delete(files: ProviderDeleteFileDTO | ProviderDeleteFileDTO[]): Promise<void> {
    const given = Array.isArray(files) ? files : [files];
    await super.delete(given.filter((file) => !STORED_IMAGE.test(file.fileKey)));
  }

  override async getPresignedDownloadUrl(file: { fileKey: string }): Promise<string> {
    const url = await super.getPresignedDownloadUrl(file);
    if (isPrivateFile(file.fileKey)) return privateFileAddress(file.fileKey);
    return STORED_IMAGE.test(file.fileKey) ? imageAddress(file.fileKey) : url;
  }
}

const unknownKind = () =>
  new MedusaError(MedusaError.Types.INVALID_DATA, "Only images and CSV tables can be uploaded.");

/** Uploads arrive as base64, or as the older "binary" strings in which one character is one byte. */
function contentOf({ content }: ProviderUploadFileDTO): Buffer {
  const decoded = Buffer.from(content, "base64");
  return decoded.toString("base64") === content ? decoded : Buffer.from(content, "binary");
}

/** Whether the file was there; it counts as just given. */
async function touched(file: string): Promise<boolean> {
  const now = new Date();
  return utimes(file, now, now).then(
    () => true,
    () => false,
  );
}
