import { MISSING_IMAGE_NOT_FOUND, type MissingImageList } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { logFailure } from "../../../errors/log-failure";
import { Refusal } from "../../../errors/refusal";
import { MissingImages } from "./missing-images";
import { type TryAgain, tryMissingImages } from "./try-again";

/** One at a time: whoever asks while they are tried waits for the same end. */
let underWay: Promise<number> | undefined;

/** The images that products wait for, as staff see them. */
export class MissingImageService {
  readonly #missing: MissingImages;

  constructor(private readonly container: MedusaContainer) {
    this.#missing = new MissingImages(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  }

  async list(limit: number, offset: number): Promise<MissingImageList> {
    const isTrying = underWay !== undefined;
    const { images, total } = await this.#missing.list(limit, offset);
    return {
      images: images.map(({ id, product, address, reason, tried_at }) => ({
        id,
        productName: product.name,
        productSlug: product.slug,
        address,
        reason,
        triedAt: tried_at.toISOString(),
      })),
      total,
      isTrying,
    };
  }

  /** Tries them once more; answers how many came. */
  tryAgain(how: TryAgain): Promise<number> {
    underWay ??= tryMissingImages(this.container, how).finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  /** Begins to try them; the work runs on after the answer. */
  beginToTry(): void {
    void logFailure(this.container, "Missing pictures could not be tried again", async () => {
      await this.tryAgain({});
    });
  }

  /** Takes one off the list; its product does without. Throws a {@link Refusal} "not-found". */
  async forget(id: string): Promise<void> {
    if ((await this.#missing.forget([id])) === 0) {
      throw new Refusal("not-found", MISSING_IMAGE_NOT_FOUND);
    }
  }
}
