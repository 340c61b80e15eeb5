import { randomBytes } from "node:crypto";
import {
  type CarouselSlide,
  StaffCategory,
  StaffProduct,
  UploadResponse,
} from "@eldercare/contracts";
import sharp from "sharp";
import { expect } from "vitest";
import { shopUnderTest } from "../../../tests/support/shop-under-test";
import { signInAs } from "./shopper";
import { Visitor, type VisitorAnswer } from "./visitor";

type Json = Record<string, unknown>;
/** What staff make, change and remove one by one. */
type StaffNoun = "products" | "categories" | "carousel";

/** A PNG that nobody else has. */
export async function aImage(): Promise<Buffer> {
  const [r = 0, g = 0, b = 0, width = 0, height = 0] = randomBytes(5);
  const create = { width: 8 + width, height: 8 + height, channels: 3, background: { r, g, b } };
  return sharp({ create: create as sharp.Create })
    .png()
    .toBuffer();
}

/** The same as forms without an uploader send it. */
export async function aDataUrl(): Promise<string> {
  return `data:image/png;base64,${(await aImage()).toString("base64")}`;
}

/** Sends files to POST /api/uploads. */
export async function upload(
  visitor: Visitor,
  files: { bytes: Buffer | string; name?: string; type?: string; field?: string }[],
): Promise<VisitorAnswer> {
  const form = new FormData();
  for (const { bytes, name = "picture.png", type = "image/png", field = "files" } of files) {
    form.append(field, new Blob([bytes], { type }), name);
  }
  return visitor.ask("images.upload", { body: form });
}

/** Somebody of the staff at work. What they create through here is removed by {@link leave}. */
export class Staff {
  readonly #made: { noun: StaffNoun; id: string }[] = [];
  /** A word that nothing else in the shop holds. */
  readonly mark =
    `yy${[...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join("")}`;

  private constructor(readonly visitor: Visitor) {}

  static async signIn(): Promise<Staff> {
    const visitor = new Visitor();
    const { adminEmail, adminPassword } = shopUnderTest();
    await signInAs(visitor, adminEmail, adminPassword);
    return new Staff(visitor);
  }

  /** Uploads a image of its own; answers its address. */
  async uploadImage(): Promise<string> {
    const { status, body } = await upload(this.visitor, [{ bytes: await aImage() }]);
    expect(status, JSON.stringify(body)).toBe(201);
    return UploadResponse.parse(body)[0]?.url ?? "";
  }

  /** What a complete product form sends. */
  productOf(categoryId: string, changes: Json = {}): Json {
    return {
      name: `Walker ${this.mark}`,
      description: "Folds flat.",
      categoryId,
      images: ["/static/0123456789abcdef.webp"],
      originalPriceCAD: 10_000,
      stock: 5,
      ...changes,
    };
  }

  async addProduct(categoryId: string, changes: Json = {}): Promise<StaffProduct> {
    const body = this.productOf(categoryId, changes);
    const answer = await this.visitor.ask("products.create", { body });
    return StaffProduct.parse(this.#keep(answer, "products"));
  }

  async addCategory(changes: Json = {}): Promise<StaffCategory> {
    const answer = await this.visitor.ask("categories.create", {
      body: {
        name: `Kind ${this.mark}`,
        ...changes,
      },
    });
    return StaffCategory.parse(this.#keep(answer, "categories"));
  }

  async addSlide(changes: Json = {}): Promise<CarouselSlide> {
    const answer = await this.visitor.ask("carousel.create", {
      body: {
        title: `Slide ${this.mark}`,
        description: "A slide.",
        imageUrl: "/static/0123456789abcdef.webp",
        altText: "A walker",
        // Shoppers' journeys count the slides.
        active: false,
        ...changes,
      },
    });
    return this.#keep(answer, "carousel") as CarouselSlide;
  }

  /** A change, which must work; answers the body. */
  async change<Changed>(noun: StaffNoun, id: string, changes: Json): Promise<Changed> {
    const question = { params: { id }, body: changes };
    const { status, body } = await this.visitor.ask(`${noun}.change`, question);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as Changed;
  }

  /** Removes what was made, the newest first; to be called once, last. */
  async leave(): Promise<void> {
    for (const { noun, id } of this.#made.reverse()) {
      const { status, body } = await this.visitor.ask(`${noun}.remove`, { params: { id } });
      if (status !== 200 && status !== 404) {
        throw new Error(`${noun}.remove ${id}: ${status} ${JSON.stringify(body)}`);
      }
    }
  }

  #keep({ status, body }: VisitorAnswer, noun: StaffNoun): unknown {
    expect(status, JSON.stringify(body)).toBe(201);
    this.#made.push({ noun, id: (body as { id: string }).id });
    return body;
  }
}
