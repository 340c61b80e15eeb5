import { IMAGE_WIDTHS } from "@eldercare/contracts";
import { imageAddress, isStoredImage } from "@eldercare/ui/image-address";

const PLACEHOLDER = { src: "/product-placeholder.svg", width: 300, height: 200 };

export type ProductImageProps = {
  /** `/static/<name>` as the API answers it; nothing shows the placeholder. */
  src: string | null | undefined;
  alt: string;
  /** How wide the image is shown, as in the `sizes` attribute. */
  sizes: string;
  className?: string;
  /** For the page's largest image: loaded at once and first. */
  priority?: boolean;
  /** Stands beside the page's largest image, which comes before it. */
  behind?: boolean;
  /** Loaded at once though it is out of sight, such as a slide whose turn will come. */
  eager?: boolean;
  /** Kept free in the layout before the image is there; the shape, not the size, matters. */
  width?: number;
  height?: number;
};

function sourceSet(src: string): string {
  return IMAGE_WIDTHS.map((width) => `${imageAddress(src, width)} ${width}w`).join(", ");
}

/** A image from the shop's store in the width that the screen needs. */
export function ProductImage({
  src,
  alt,
  sizes,
  className,
  priority = false,
  behind = false,
  eager = false,
  width = 800,
  height = 800,
}: ProductImageProps) {
  if (!src) {
    return <img {...PLACEHOLDER} alt={alt} className={className} loading="lazy" decoding="async" />;
  }
  const isStored = isStoredImage(src);
  return (
    <img
      // React 18 knows the attribute only in this spelling.
      {...(priority || behind ? { fetchpriority: priority ? "high" : "low" } : {})}
      loading={priority || eager ? "eager" : "lazy"}
      src={imageAddress(src, 640)}
      srcSet={isStored ? sourceSet(src) : undefined}
      sizes={isStored ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      className={className}
      decoding={priority ? "sync" : "async"}
    />
  );
}
