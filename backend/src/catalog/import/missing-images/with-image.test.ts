import { ONE_VARIANT, type ProductFields } from "@eldercare/catalog-import";
import { describe, expect, it } from "vitest";
import { withImage } from "./with-image";

const image = (name: string) => ({ url: `/static/${name}.webp`, alt: name });
const product = (...names: string[]) =>
  ({ ...ONE_VARIANT, sku: "A-S", images: names.map(image) }) as unknown as ProductFields;
const names = ({ images }: ProductFields) => images.map(({ alt }) => alt).join("");
const waiting = (position: number, skus: string[] = []) => ({ alt: "x", position, skus });
const URL = "/static/x.webp";

describe("a picture that came later", () => {
  it("takes its place, or the last where others are gone", () => {
    expect(names(withImage(product("a", "b"), waiting(1), URL))).toBe("axb");
    expect(names(withImage(product("a"), waiting(4), URL))).toBe("ax");
    expect(names(withImage(product(), waiting(0), URL))).toBe("x");
  });

  it("comes once, and not as the sixth", () => {
    expect(names(withImage(product("x", "b"), waiting(1), URL))).toBe("xb");
    expect(names(withImage(product("a", "b", "c", "d", "e"), waiting(0), URL))).toBe("abcde");
  });

  it("is shown by its variants", () => {
    const large = { sku: "A-L", variantImages: ["/static/a.webp"] };
    const fields = { ...product("a"), furtherVariants: [large] } as unknown as ProductFields;
    const target = withImage(fields, waiting(1, ["A-L"]), URL);
    expect(target.variantImages).toEqual([]);
    expect(target.furtherVariants[0]?.variantImages).toEqual(["/static/a.webp", URL]);
  });
});
