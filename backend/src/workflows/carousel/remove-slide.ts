import type { MedusaContainer } from "@medusajs/framework/types";
import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { removeUnusedImages } from "../../media/remove-unused-images";
import { CAROUSEL_MODULE } from "../../modules/carousel";
import type CarouselModuleService from "../../modules/carousel/service";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { withCatalogLock } from "../catalog-lock";
import { readCurrentSlide } from "./read-current-slide";

const removeSlideStep = createStep(
  "remove-slide",
  async ({ id }: { id: string }, { container }) => {
    await container.resolve<CarouselModuleService>(CAROUSEL_MODULE).softDeleteCarouselSlides([id]);
    return new StepResponse(id, id);
  },
  async (id, { container }) => {
    if (!id) return;
    await container.resolve<CarouselModuleService>(CAROUSEL_MODULE).restoreCarouselSlides([id]);
  },
);

const removeSlideWorkflow = createWorkflow(
  "remove-slide",
  (input: WorkflowData<{ id: string }>) => new WorkflowResponse(removeSlideStep(input)),
);

/** Takes a slide out of the carousel for good. Unknown ids: a Refusal "not-found". */
export async function removeSlide(container: MedusaContainer, id: string): Promise<void> {
  await withCatalogLock(container, async () => {
    const { fields } = await readCurrentSlide(container, id);
    await removeSlideWorkflow(container).run({ input: { id } });
    const subject = { kind: "slide", id, label: fields.title };
    await recordSecurityEvent(container, { kind: "slide.removed", subject, before: fields });
    await removeUnusedImages(container, [fields.image.url]);
  });
}
