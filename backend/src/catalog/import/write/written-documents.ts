import type { CurrentProduct, ProductFields } from "@eldercare/catalog-import";
import { dollarsFromCents } from "@eldercare/contracts";
import {
  type ProductDocument,
  productDocument,
  type SalesContext,
} from "../../products/product-document";

/** A category as the search index wants to know it. */
export interface IndexedCategory {
  id: string;
  name: string;
  mpath: string;
}

/**
 * The search documents of products that were just written, without asking Medusa for them again:
 * of plain products, and only those, a file's fields are all that the shop shows.
 */
export function writtenDocuments(
  written: readonly { product: CurrentProduct; fields: ProductFields }[],
  shopfront: SalesContext,
  place: { stockLocationId: string },
  categories: ReadonlyMap<string, IndexedCategory>,
): ProductDocument[] {
  return written.flatMap(({ product, fields }) => {
    const category = fields.categorySlug ? categories.get(fields.categorySlug) : undefined;
    const document = productDocument(
      {
        id: product.id,
        title: fields.name,
        handle: fields.slug,
        description: fields.description,
        status: fields.status,
        metadata: null,
        images: fields.images.map(({ url, alt }, rank) => ({ url, rank, metadata: { alt } })),
        categories: category ? [category] : [],
        sales_channels: [{ id: shopfront.salesChannelId }],
        variants: [
          {
            id: product.variantId,
            sku: fields.sku,
            variant_rank: 0,
            manage_inventory: true,
            allow_backorder: false,
            calculated_price: {
              calculated_amount: dollarsFromCents(fields.saleCents ?? fields.originalCents),
              original_amount: dollarsFromCents(fields.originalCents),
            },
            inventory_items: [
              {
                required_quantity: 1,
                inventory: {
                  location_levels: [
                    {
                      location_id: place.stockLocationId,
                      stocked_quantity: fields.stock,
                      reserved_quantity: product.reserved,
                    },
                  ],
                },
              },
            ],
          },
        ],
        product_merchandising: {
          featured: fields.featured,
          discount_percentage: fields.discountPercentage,
          specs: fields.specs,
          rating: fields.rating,
          review_count: fields.reviewCount,
          name_fr: fields.nameFr,
          description_fr: fields.descriptionFr,
        },
      },
      shopfront,
    );
    return document ? [document] : [];
  });
}
