import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { imageWithoutHost } from "../../mapping/image-without-host";
import type { CurrentCategory } from "../../workflows/import/catalogue-category";

interface MedusaCategory {
  id: string;
  name: string;
  handle: string;
  description: string | null;
  category_image?: { id: string; image_url: string; alt_text: string } | null;
}

/** Every category of the shop, as a file of categories would say it. */
export async function readCategories(container: MedusaContainer): Promise<CurrentCategory[]> {
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product_category",
    fields: ["id", "name", "handle", "description", "category_image.*"],
  });
  return (data as MedusaCategory[]).map(({ category_image: image, ...category }) => ({
    id: category.id,
    imageId: image?.id ?? null,
    fields: {
      name: category.name,
      slug: category.handle,
      description: category.description ?? "",
      image: image ? { url: imageWithoutHost(image.image_url) ?? "", alt: image.alt_text } : null,
    },
  }));
}
