import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { chooseEncoding, type Encoding } from "./choose-encoding.js";

/** Nearly as small as the best, in a fraction of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** The compressed forms are made when first asked for; they are smaller than this together. */
const WEIGHT_WITH_COMPRESSED = 1.5;

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: (body) => promisify(gzip)(body),
};

/** The body of an answer that is kept, compressed once for all who take it so. */
export class CompressedBody {
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();
  /** What it weighs in a memory, its compressed forms included. */
  readonly bytes: number;

  constructor(readonly plain: Buffer) {
    this.bytes = plain.length * WEIGHT_WITH_COMPRESSED;
  }

  /** The body in the best form that a client takes (`Accept-Encoding`); null: as it is. */
  async accepted(
    acceptEncoding: string | undefined,
  ): Promise<{ encoding: Encoding | null; body: Buffer }> {
    const encoding = chooseEncoding(acceptEncoding);
    if (!encoding) return { encoding: null, body: this.plain };
    const known = this.#compressed.get(encoding);
    const made = known ?? compress[encoding](this.plain);
    if (!known) this.#compressed.set(encoding, made);
    return { encoding, body: await made };
  }
}
