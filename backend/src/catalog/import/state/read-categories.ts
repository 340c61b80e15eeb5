import { type CurrentCategory, oneLine } from "@eldercare/catalog-import";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { imageWithoutHost } from "../../../media/image-without-host";
import { inTreeOrder } from "../../categories/category-order";

interface MedusaCategory {
  id: string;
  name: string;
  handle: string;
  description: string | null;
  rank: number;
  parent_category_id: string | null;
  category_image?: { id: string; image_url: string; alt_text: string } | null;
}

/** Every category of the shop, as a file of categories would say it; parents before their children. */
export async function readCategories(container: MedusaContainer): Promise<CurrentCategory[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product_category",
    fields: [
      "id",
      "name",
      "handle",
      "description",
      "rank",
      "parent_category_id",
      "category_image.*",
    ],
  });
  const categories = data as MedusaCategory[];
  const slugs = new Map(categories.map(({ id, handle }) => [id, handle]));
  return inTreeOrder(categories).map(({ category_image: image, ...category }) => ({
    id: category.id,
    imageId: image?.id ?? null,
    fields: {
      name: oneLine(category.name),
      slug: category.handle,
      description: (category.description ?? "").replace(/\r\n?/g, "\n").trim(),
      image: image
        ? { url: imageWithoutHost(image.image_url) ?? "", alt: oneLine(image.alt_text) }
        : null,
      parentSlug: slugs.get(category.parent_category_id ?? "") ?? null,
    },
  }));
}
