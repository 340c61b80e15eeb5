import {
  type Category,
  formatCents,
  type StaffProduct,
  writtenSaleDay,
} from "@eldercare/contracts";
import { Button } from "../components/button";
import { Dialog } from "../components/dialog";
import { Facts } from "../components/facts";
import { EditIcon, ShopIcon } from "../components/icons";
import { useAdminHost } from "../host/admin-host";
import { storedImage } from "../images/image";
import { ImagePreview } from "../images/image-preview";
import { categoryName } from "./category-names";
import { StatusBadges } from "./product-badges";
import styles from "./product-view.module.css";
import { stockInWords } from "./stock-words";

/** "from Nov. 27, 2026 until Nov. 30, 2026". */
function saleWords({ startsAt, endsAt }: NonNullable<StaffProduct["sale"]>): string {
  const from = startsAt ? `from ${writtenSaleDay(startsAt, "start")}` : "";
  const until = endsAt ? `until ${writtenSaleDay(endsAt, "end")}` : "";
  return [from, until].filter(Boolean).join(" ");
}

type ProductViewProps = {
  product: StaffProduct;
  categories: readonly Category[];
  onEdit: () => void;
  onClose: () => void;
};

/** Everything about one product, to read. */
export function ProductView({ product, categories, onEdit, onClose }: ProductViewProps) {
  const { shopAddress } = useAdminHost();
  const { images, imageAlts, specs, french, sale, originalPriceCAD } = product;
  const { discountPercentage } = sale ?? product;
  return (
    <Dialog
      title={product.name}
      isOpen
      onClose={onClose}
      size="wide"
      footer={
        <>
          {product.isListed && (
            <Button tone="secondary" asChild>
              <a href={shopAddress(`/product/${product.slug}`)}>
                <ShopIcon />
                View in shop
              </a>
            </Button>
          )}
          <Button onClick={onEdit}>
            <EditIcon />
            Edit
          </Button>
        </>
      }
    >
      <div className={styles.view}>
        <div className={styles.images}>
          {images.map((url, index) => (
            <ImagePreview key={url} image={storedImage(url, imageAlts[index])} />
          ))}
        </div>
        <div className={styles.words}>
          <StatusBadges product={product} />
          <Facts
            facts={[
              { term: "SKU", value: product.sku },
              { term: "Current price", value: formatCents(product.priceCAD) },
              {
                term: "Original price",
                value: formatCents(originalPriceCAD ?? product.priceCAD),
              },
              { term: "Discount", value: `${discountPercentage}%` },
              ...(sale ? [{ term: "Sale", value: saleWords(sale) }] : []),
              { term: "Stock", value: stockInWords(product) },
              ...(product.brand ? [{ term: "Brand", value: product.brand }] : []),
              ...(product.tags.length > 0
                ? [{ term: "Tags", value: product.tags.join(", ") }]
                : []),
              { term: "Category", value: categoryName(categories, product.categoryId) },
              ...(product.categoryIds.length > 1
                ? [
                    {
                      term: "Further categories",
                      value: product.categoryIds
                        .slice(1)
                        .map((id) => categoryName(categories, id))
                        .join(", "),
                    },
                  ]
                : []),
              {
                term: "Rating",
                value: `${product.rating.toFixed(1)} (${product.reviewCount} reviews)`,
              },
            ]}
          />
          <h2 className={styles.heading}>Description</h2>
          <p className={styles.description}>{product.description}</p>
          {french && (
            <>
              <h2 className={styles.heading}>French texts</h2>
              <p className={styles.description} lang="fr-CA">
                {[french.name, french.description].filter(Boolean).join("\n\n")}
              </p>
            </>
          )}
          {Object.keys(specs).length > 0 && (
            <>
              <h2 className={styles.heading}>Specifications</h2>
              <Facts facts={Object.entries(specs).map(([term, value]) => ({ term, value }))} />
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
