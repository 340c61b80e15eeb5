import {
  createWorkflow,
  transform,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { createProductCategoriesWorkflow } from "@medusajs/medusa/core-flows";
import type { CategoryFields } from "./catalog-category";
import { saveCategoryImagesStep } from "./save-category-images";

export interface NewCategory extends CategoryFields {
  /** The category that it lies in; without it, it stands at the top level. */
  parentId?: string | null;
  /** Whether shoppers see it; they do unless told. */
  isActive?: boolean;
}

/** Creates a category, last among its siblings, with its image; answers its id. */
export const createCatalogCategoryWorkflow = createWorkflow(
  "create-catalogue-category",
  (input: WorkflowData<NewCategory>) => {
    const created = createProductCategoriesWorkflow.runAsStep({
      input: transform(
        { input },
        ({ input: { name, slug, description, parentId, isActive = true } }) => ({
          product_categories: [
            {
              name,
              handle: slug,
              description,
              is_active: isActive,
              ...(parentId && { parent_category_id: parentId }),
            },
          ],
        }),
      ),
    });
    const id = transform({ created }, ({ created }) => created[0]?.id ?? "");
    saveCategoryImagesStep(
      transform({ input, id }, ({ input, id }) =>
        input.image ? [{ categoryId: id, imageId: null, before: null, after: input.image }] : [],
      ),
    );
    return new WorkflowResponse(id);
  },
);
