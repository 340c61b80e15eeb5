import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import {
  IMAGE_MAX_BYTES,
  IMPORT_FILE_FIELD,
  IMPORT_FILE_MISSING,
  IMPORT_IMAGES_FIELD,
  IMPORT_MAX_FILE_BYTES,
  IMPORT_MAX_IMAGES,
} from "@eldercare/contracts";
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { generateEntityId } from "@medusajs/framework/utils";
import multer, { MulterError } from "multer";
import {
  discardImport,
  importFiles,
  safeName,
} from "../../../catalog/import/service/import-folder";
import { logFailure } from "../../../errors/log-failure";
import { Refusal } from "../../../errors/refusal";
import { refuseLongBody } from "../../../http/refuse-long-body";

/** Of a whole upload; the images' own limit is told when they are looked at, row by row. */
const MOST_BYTES = IMPORT_MAX_FILE_BYTES + IMPORT_MAX_IMAGES * IMAGE_MAX_BYTES;

const FIRST_REFUSAL = 400;
/** Nobody else of the machine reads what staff load. */
const FOR_THE_OWNER = 0o700;

/** The id that a new import gets, and the name of its table. */
export interface ReceivedImport {
  id: string;
  fileName: string;
}

type ImportRequest = MedusaRequest & { receivedImport?: Partial<ReceivedImport> & { id: string } };

/** Straight to disk: a table may be large, and so may five hundred images. */
const receive = multer({
  storage: multer.diskStorage({
    destination: (request, file, done) => {
      const { id } = receivedOf(request as unknown as ImportRequest);
      const files = importFiles(id, nameOf(file));
      const folder = file.fieldname === IMPORT_FILE_FIELD ? dirname(files.table) : files.images;
      mkdirSync(folder, { recursive: true, mode: FOR_THE_OWNER });
      done(null, folder);
    },
    filename: (request, file, done) => {
      const received = receivedOf(request as unknown as ImportRequest);
      const name = safeName(nameOf(file));
      if (file.fieldname === IMPORT_FILE_FIELD) received.fileName = name;
      done(null, name);
    },
  }),
  limits: {
    files: IMPORT_MAX_IMAGES + 1,
    fileSize: IMPORT_MAX_FILE_BYTES,
    fields: 12,
    fieldSize: 1000,
  },
  fileFilter: (request, file, done) => {
    const length = Number(request.headers["content-length"] ?? 0);
    if (length > MOST_BYTES) return done(tooLarge());
    done(null, file.fieldname === IMPORT_FILE_FIELD || file.fieldname === IMPORT_IMAGES_FIELD);
  },
}).fields([
  { name: IMPORT_FILE_FIELD, maxCount: 1 },
  { name: IMPORT_IMAGES_FIELD, maxCount: IMPORT_MAX_IMAGES },
]);

/** What {@link receiveImport} received. Throws a {@link Refusal} "invalid" without a table. */
export function receivedImport(request: MedusaRequest): ReceivedImport {
  const { id, fileName } = receivedOf(request as ImportRequest);
  if (!fileName) throw refusal(IMPORT_FILE_MISSING);
  return { id, fileName };
}

/**
 * Receives a table and its images into a folder of their own; else a {@link Refusal} "invalid". Whatever
 * refuses the request, here or behind it, leaves nothing of what was received.
 */
export async function receiveImport(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  response.once("close", () => {
    if (response.statusCode < FIRST_REFUSAL) return;
    const { id } = receivedOf(request as ImportRequest);
    void logFailure(request.scope, `What was received for import ${id} stays`, () =>
      discardImport(id),
    );
  });
  const received = new Promise<void>((resolve, reject) => {
    receive(request as never, response as never, (error?: unknown) =>
      error ? reject(asRefusal(error)) : resolve(),
    );
  });
  await Promise.race([received, refuseLongBody(request, response, MOST_BYTES, tooLarge())]);
  next();
}

function receivedOf(request: ImportRequest) {
  request.receivedImport ??= { id: generateEntityId(undefined, "cimp") };
  return request.receivedImport;
}

/** Browsers send names in UTF-8; multer reads them as Latin-1. */
function nameOf(file: Express.Multer.File): string {
  return Buffer.from(file.originalname, "latin1").toString("utf8");
}

function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  if (!(error instanceof MulterError)) return refusal("The upload cannot be read.");
  if (error.code === "LIMIT_FILE_SIZE") return refusal("The file is larger than 50 MB.");
  return refusal(
    error.code === "LIMIT_FILE_COUNT" || error.field === IMPORT_IMAGES_FIELD
      ? `At most ${IMPORT_MAX_IMAGES} pictures can be uploaded at once.`
      : IMPORT_FILE_MISSING,
  );
}

const tooLarge = () => refusal("The upload is too large.");

function refusal(message: string): Refusal {
  return Refusal.ofField("invalid", IMPORT_FILE_FIELD, message);
}
