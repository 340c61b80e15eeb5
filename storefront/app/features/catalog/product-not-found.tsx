import { Button } from "@eldercare/ui/button";
import { Link } from "react-router";
import { NoticePage } from "~/components/notice-page";
import styles from "~/components/notice-page.module.css";
import { searchAddress } from "~/components/search-address";

/** The words of a product's address, to search for. */
export const wordsOfSlug = (slug: string) => slug.replace(/[^\p{L}\p{N}]+/gu, " ").trim();

/** Shown for an address whose product does not exist, or no longer. */
export function ProductNotFound({ slug }: { slug: string }) {
  const words = wordsOfSlug(slug);
  const address = searchAddress(words);
  return (
    <NoticePage
      title="Product Not Found"
      ways={
        <>
          <Button asChild>
            <Link to="/products">Back to Products</Link>
          </Button>
          {address && (
            <Button asChild tone="secondary">
              <Link to={address}>Search for “{words}”</Link>
            </Button>
          )}
        </>
      }
    >
      <p className={styles.text}>
        We have no product at this address. It may have been renamed, or we may no longer sell it.
      </p>
    </NoticePage>
  );
}
