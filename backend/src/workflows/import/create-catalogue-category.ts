import {
  createWorkflow,
  transform,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { createProductCategoriesWorkflow } from "@medusajs/medusa/core-flows";
import type { CategoryFields } from "./catalogue-category";
import { saveCategoryImagesStep } from "./save-category-images";

/** Creates a category, last among its siblings, with its picture; answers its id. */
export const createCatalogueCategoryWorkflow = createWorkflow(
  "create-catalogue-category",
  (input: WorkflowData<CategoryFields>) => {
    const created = createProductCategoriesWorkflow.runAsStep({
      input: transform({ input }, ({ input: { name, slug, description } }) => ({
        product_categories: [{ name, handle: slug, description, is_active: true }],
      })),
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
