import type { ProductDetail } from "@eldercare/contracts";
import { useState } from "react";
import { ProductImage } from "~/components/product-image";
import styles from "./product-gallery.module.css";

const MAIN_SIZES = "(min-width: 64rem) 38rem, calc(100vw - 2rem)";

type ImagesOfProduct = Pick<ProductDetail, "name" | "images" | "imageAlts">;

/** The product's images: one large, and thumbnails to choose from when there are several. */
export function ProductGallery({ product }: { product: ImagesOfProduct }) {
  const { name, images, imageAlts } = product;
  const [chosen, setChosen] = useState(0);
  const count = images.length;
  const altOf = (place: number) =>
    imageAlts[place] || (count > 1 ? `${name}, picture ${place + 1} of ${count}` : name);
  const labelOf = (place: number) =>
    [`Show picture ${place + 1} of ${count}`, imageAlts[place]].filter(Boolean).join(": ");

  return (
    <div className={styles.gallery}>
      <div className={styles.main}>
        <ProductImage
          key={images[chosen] ?? "none"}
          src={images[chosen]}
          alt={altOf(chosen)}
          sizes={MAIN_SIZES}
          priority
        />
      </div>
      {count > 1 && (
        <ul className={styles.thumbnails} aria-label="Pictures">
          {images.map((image, place) => (
            <li key={image}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={labelOf(place)}
                aria-current={place === chosen || undefined}
                onClick={() => setChosen(place)}
              >
                <ProductImage src={image} alt="" sizes="5.5rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
