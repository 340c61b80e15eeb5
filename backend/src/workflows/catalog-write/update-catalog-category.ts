import {
  createWorkflow,
  transform,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { updateProductCategoriesWorkflow } from "@medusajs/medusa/core-flows";
import type { CategoryFields, CurrentCategory } from "./catalog-category";
import { saveCategoryImagesStep } from "./save-category-images";

export interface CategoryUpdate {
  current: CurrentCategory;
  target: CategoryFields;
  /** The category to lie in from now on; null for the top level, undefined to stay. */
  parentId?: string | null;
  /** Whether shoppers shall see it; undefined to leave that as it is. */
  isActive?: boolean;
}

/** Brings a category to what an import says of it; its place among the others stays. */
export const updateCatalogCategoryWorkflow = createWorkflow(
  "update-catalogue-category",
  (input: WorkflowData<CategoryUpdate>) => {
    updateProductCategoriesWorkflow.runAsStep({
      input: transform({ input }, ({ input: { current, target, parentId, isActive } }) => ({
        selector: { id: current.id },
        update: {
          name: target.name,
          handle: target.slug,
          description: target.description,
          ...(parentId !== undefined && { parent_category_id: parentId }),
          ...(isActive !== undefined && { is_active: isActive }),
          ...(isActive && { is_internal: false }),
        },
      })),
    });
    saveCategoryImagesStep(
      transform({ input }, ({ input: { current, target } }) =>
        target.image && JSON.stringify(target.image) !== JSON.stringify(current.fields.image)
          ? [
              {
                categoryId: current.id,
                imageId: current.imageId,
                before: current.fields.image,
                after: target.image,
              },
            ]
          : [],
      ),
    );
    return new WorkflowResponse(transform({ input }, ({ input }) => input.current.id));
  },
);
