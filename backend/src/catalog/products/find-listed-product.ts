import type { ProductDetail } from "@eldercare/contracts";
import type { MedusaContainer, SearchFilters } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { idOfFormerSlug } from "../../former-slugs/id-of-former-slug";
import { presentDocuments } from "./present-documents";
import { DETAIL_FIELDS, PRODUCT_INDEX, productDetailFromAnswer } from "./product-document";

/**
 * The product that shoppers find under a slug or an id, from the index that lists use. Where none has
 * the slug, the one that had it last, or whose id it is, as orders know their products: its `slug` is
 * another one then.
 */
export async function findListedProduct(
  container: MedusaContainer,
  which: { slug: string } | { id: string },
): Promise<ProductDetail | undefined> {
  // PostgreSQL has no text with this character, so neither slug nor id has it.
  if (Object.values(which).some((key) => key.includes("\u0000"))) return undefined;
  const product = await readListed(container, which);
  if (product || !("slug" in which)) return product;
  const former = await idOfFormerSlug(container, "product", which.slug);
  return readListed(container, { id: former ?? which.slug });
}

async function readListed(
  container: MedusaContainer,
  filters: SearchFilters,
): Promise<ProductDetail | undefined> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).search({
    entity: PRODUCT_INDEX,
    fields: DETAIL_FIELDS,
    filters: { ...filters, listed: true },
    pagination: { take: 1 },
    search_options: { count: "none" },
  });
  const [document] = await presentDocuments(container, data);
  return document && productDetailFromAnswer(document);
}
