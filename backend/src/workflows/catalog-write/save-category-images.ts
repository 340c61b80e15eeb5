import type { CatalogImage } from "@eldercare/catalog-import";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { CATEGORY_IMAGE_MODULE } from "../../modules/category-image";
import type CategoryImageModuleService from "../../modules/category-image/service";

export interface CategoryImageChange {
  categoryId: string;
  /** Its row, where the category has a image already. */
  imageId: string | null;
  before: CatalogImage | null;
  after: CatalogImage;
}

/** Gives categories their images: new rows are linked, rows that are there are changed. */
export const saveCategoryImagesStep = createStep(
  "save-category-images",
  async (input: readonly CategoryImageChange[], { container }) => {
    const service = container.resolve<CategoryImageModuleService>(CATEGORY_IMAGE_MODULE);
    const links = container.resolve(ContainerRegistrationKeys.LINK);
    await service.updateCategoryImages(
      input.flatMap(({ imageId, after }) => (imageId ? [{ id: imageId, ...rowOf(after) }] : [])),
    );
    const missing = input.filter(({ imageId }) => imageId === null);
    const created = await service.createCategoryImages(missing.map(({ after }) => rowOf(after)));
    const made = created.map(({ id }, index) => ({
      [Modules.PRODUCT]: { product_category_id: missing[index]?.categoryId ?? "" },
      [CATEGORY_IMAGE_MODULE]: { category_image_id: id },
    }));
    if (made.length > 0) await links.create(made);
    return new StepResponse(undefined, { input, made, ids: created.map(({ id }) => id) });
  },
  async (done, { container }) => {
    if (!done) return;
    const service = container.resolve<CategoryImageModuleService>(CATEGORY_IMAGE_MODULE);
    if (done.made.length > 0) {
      await container.resolve(ContainerRegistrationKeys.LINK).dismiss(done.made);
    }
    await service.deleteCategoryImages(done.ids);
    await service.updateCategoryImages(
      done.input.flatMap(({ imageId, before }) =>
        imageId && before ? [{ id: imageId, ...rowOf(before) }] : [],
      ),
    );
  },
);

function rowOf({ url, alt }: CatalogImage) {
  return { image_url: url, alt_text: alt };
}
