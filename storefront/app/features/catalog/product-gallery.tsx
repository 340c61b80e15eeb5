import type { ProductDetail } from "@eldercare/contracts";
import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { ProductImage } from "~/components/product-image";
import { pressedValue } from "~/features/cart/pressed-value";
import styles from "./product-gallery.module.css";

/** The frame is a third wider than high on small screens: most pictures, being square, are as wide as it is high. */
const MAIN_SIZES = "(min-width: 64rem) 38rem, (min-width: 48rem) 50vw, calc(74vw - 1.5rem)";

type ImagesOfProduct = Pick<ProductDetail, "name" | "images" | "imageAlts">;

/** The product's images: one large, and thumbnails to choose from when there are several. */
export function ProductGallery({ product }: { product: ImagesOfProduct }) {
  const { name, images, imageAlts } = product;
  const [params] = useSearchParams();
  const count = images.length;
  const asked = Number(params.get("picture")) - 1;
  const [chosen, setChosen] = useState(images[asked] ? asked : 0);
  const altOf = (place: number) =>
    imageAlts[place] || (count > 1 ? `${name}, picture ${place + 1} of ${count}` : name);
  const labelOf = (place: number) =>
    [`Show picture ${place + 1} of ${count}`, imageAlts[place]].filter(Boolean).join(": ");

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setChosen(Number(pressedValue(event)) - 1);
  }

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
        <form method="get" onSubmit={onSubmit}>
          <ul className={styles.thumbnails} aria-label="Pictures">
            {images.map((image, place) => (
              <li key={image}>
                <button
                  type="submit"
                  name="picture"
                  value={place + 1}
                  className={styles.thumbnail}
                  aria-label={labelOf(place)}
                  aria-current={place === chosen || undefined}
                >
                  <ProductImage src={image} alt="" sizes="5.5rem" behind />
                </button>
              </li>
            ))}
          </ul>
        </form>
      )}
    </div>
  );
}
