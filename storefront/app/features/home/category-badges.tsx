import { HOME_CATEGORIES } from "@eldercare/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { categoryListQuery } from "~/api/catalog-queries";
import { ProductImage } from "~/components/product-image";
import styles from "./category-badges.module.css";

/** 'Shop by Category': the first categories as badges with their images (spec §2 Home), the others by name. */
export function CategoryBadges() {
  const { data: categories = [] } = useQuery(categoryListQuery());
  if (categories.length === 0) return null;
  return (
    <section className="page-width" aria-labelledby="home-categories">
      <h2 id="home-categories" className={styles.heading}>
        Shop by Category
      </h2>
      <ul className={styles.badges}>
        {categories.slice(0, HOME_CATEGORIES).map(({ id, slug, name, imageUrl }) => (
          <li key={id}>
            <Link to={`/products/${slug}`} className={styles.badge}>
              <ProductImage
                src={imageUrl}
                alt=""
                sizes="(min-width: 64rem) 14rem, 34vw"
                className={styles.image}
              />
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {categories.length > HOME_CATEGORIES && (
        <div className={styles.further}>
          <p id="further-categories">More categories:</p>
          <ul className={styles.chips} aria-labelledby="further-categories">
            {categories.slice(HOME_CATEGORIES).map(({ id, slug, name }) => (
              <li key={id}>
                <Link to={`/products/${slug}`} className={styles.chip}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
