import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { removeRemoteLinkStep } from "@medusajs/medusa/core-flows";
import { CATEGORY_IMAGE_MODULE } from "../../modules/category-image";
import type CategoryImageModuleService from "../../modules/category-image/service";

const removeImageStep = createStep(
  "remove-category-image",
  async ({ imageId }: { imageId: string }, { container }) => {
    const service = container.resolve<CategoryImageModuleService>(CATEGORY_IMAGE_MODULE);
    await service.softDeleteCategoryImages([imageId]);
    return new StepResponse(imageId, imageId);
  },
  async (imageId, { container }) => {
    if (!imageId) return;
    const service = container.resolve<CategoryImageModuleService>(CATEGORY_IMAGE_MODULE);
    await service.restoreCategoryImages([imageId]);
  },
);

/** Takes a category's image away. */
export const removeCategoryImageWorkflow = createWorkflow(
  "remove-category-image",
  (input: WorkflowData<{ imageId: string }>) => {
    const imageId = removeImageStep(input);
    removeRemoteLinkStep({ [CATEGORY_IMAGE_MODULE]: { category_image_id: imageId } });
    return new WorkflowResponse(imageId);
  },
);
