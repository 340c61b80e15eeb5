import {
  IMAGE_MAX_BYTES,
  IMAGE_MAX_PER_PRODUCT,
  IMAGE_TOO_LARGE,
  IMAGE_TYPES,
  tooManyImages,
  UPLOAD_FIELD,
  unsupportedImageType,
} from "@eldercare/contracts";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import multer, { MulterError } from "multer";
import { Refusal } from "../errors/refusal";

const receive = multer({
  storage: multer.memoryStorage(),
  limits: { files: IMAGE_MAX_PER_PRODUCT, fileSize: IMAGE_MAX_BYTES, fields: 10, fieldSize: 1000 },
  fileFilter: (_request, file, done) => {
    if (IMAGE_TYPES.some((type) => type === file.mimetype)) done(null, true);
    else done(refusal(unsupportedImageType(file.mimetype)));
  },
}).array(UPLOAD_FIELD, IMAGE_MAX_PER_PRODUCT);

/** The files of a request that {@link receiveImages} let through. */
export function receivedImages(request: MedusaRequest): Express.Multer.File[] {
  const { files } = request as MedusaRequest & { files?: Express.Multer.File[] };
  return files ?? [];
}

/** Receives up to five images of at most 5 MB each (spec §5); else a {@link Refusal} "invalid". */
export async function receiveImages(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    receive(request as never, response as never, (error?: unknown) =>
      error ? reject(asRefusal(error)) : resolve(),
    );
  });
  next();
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof MulterError)) {
    const isCutOff = error instanceof Error && !(error instanceof Refusal);
    return isCutOff ? refusal("The upload cannot be read.") : error;
  }
  if (error.code === "LIMIT_FILE_SIZE") return refusal(IMAGE_TOO_LARGE);
  // Multer calls a sixth file unexpected too.
  const isTooMany = error.code === "LIMIT_FILE_COUNT" || error.field === UPLOAD_FIELD;
  return refusal(
    isTooMany
      ? tooManyImages(IMAGE_MAX_PER_PRODUCT)
      : `Please send pictures in parts named ${UPLOAD_FIELD}.`,
  );
}

function refusal(message: string): Refusal {
  return Refusal.ofField("invalid", UPLOAD_FIELD, message);
}
