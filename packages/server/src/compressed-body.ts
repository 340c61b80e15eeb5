import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { chooseEncoding, type Encoding } from "./choose-encoding.js";

/** Nearly as small as the best, in a fraction of the time. */
const QUICK = 5;
/** A tenth smaller than quick, in about forty times its time: 170 ms for a page. */
const BEST = constants.BROTLI_MAX_QUALITY;
/** How often a body is sent until the best is worth its time. */
const OFTEN = 3;
/** The compressed forms are made when first asked for; they are smaller than this together. */
const WEIGHT_WITH_COMPRESSED = 1.5;

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, QUICK),
  gzip: (body) => promisify(gzip)(body),
};

/** One at a time: the processor's other cores belong to those who wait for an answer. */
let lastBest: Promise<unknown> = Promise.resolve();

/** What is sent of a body, and how it is compressed; null: it is not. */
export interface AcceptedBody {
  encoding: Encoding | null;
  body: Buffer;
}

/** The body of an answer that is kept, compressed once for all who take it so. */
export class CompressedBody {
  readonly #compressed = new Map<Encoding, Buffer | Promise<Buffer>>();
  #sentAsBrotli = 0;
  /** What it weighs in a memory, its compressed forms included. */
  readonly bytes: number;

  constructor(readonly plain: Buffer) {
    this.bytes = plain.length * WEIGHT_WITH_COMPRESSED;
  }

  /**
   * The body in the best form that a client takes (`Accept-Encoding`); null: as it is. Brotli is quick
   * at first; what is sent often is made as small as can be meanwhile. A promise only while it is made.
   */
  accepted(acceptEncoding: string | undefined): AcceptedBody | Promise<AcceptedBody> {
    const encoding = chooseEncoding(acceptEncoding);
    if (!encoding) return { encoding: null, body: this.plain };
    if (encoding === "br") this.#countBrotli();
    const body = this.#compressed.get(encoding) ?? this.#compress(encoding);
    return body instanceof Promise
      ? body.then((made) => ({ encoding, body: made }))
      : { encoding, body };
  }

  #compress(encoding: Encoding): Promise<Buffer> {
    const making = compress[encoding](this.plain);
    this.#compressed.set(encoding, making);
    making.then(
      (body) => this.#compressed.set(encoding, body),
      // What failed is tried again with the next who asks.
      () => this.#compressed.delete(encoding),
    );
    return making;
  }

  #countBrotli(): void {
    this.#sentAsBrotli += 1;
    if (this.#sentAsBrotli === OFTEN) lastBest = lastBest.then(() => this.#makeBest());
  }

  async #makeBest(): Promise<void> {
    // The quick form stays when this fails.
    const best = await brotli(this.plain, BEST).catch(() => undefined);
    // Those who wait behind it are not stopped by it.
    const quick = await Promise.resolve(this.#compressed.get("br")).catch(() => undefined);
    if (best && quick && best.length < quick.length) this.#compressed.set("br", best);
  }
}
