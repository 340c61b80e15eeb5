import { Button } from "@eldercare/ui/button";
import { Link } from "react-router";
import { searchAddress } from "~/components/search-address";
import { PhoneLink } from "~/components/shop-texts";
import styles from "./product-not-found.module.css";

/** The words of a product's address, to search for. */
export const wordsOfSlug = (slug: string) => slug.replace(/[^\p{L}\p{N}]+/gu, " ").trim();

/** Shown for an address whose product does not exist, or no longer. */
export function ProductNotFound({ slug }: { slug: string }) {
  const words = wordsOfSlug(slug);
  const address = searchAddress(words);
  return (
    <section className={`page-width ${styles.page}`}>
      <h1>Product Not Found</h1>
      <p>
        We have no product at this address. It may have been renamed, or we may no longer sell it.
      </p>
      <div className={styles.ways}>
        <Button asChild>
          <Link to="/products">Back to Products</Link>
        </Button>
        {address && (
          <Button asChild tone="secondary">
            <Link to={address}>Search for “{words}”</Link>
          </Button>
        )}
      </div>
      <p>
        Still stuck? Call us at <PhoneLink />.
      </p>
    </section>
  );
}
