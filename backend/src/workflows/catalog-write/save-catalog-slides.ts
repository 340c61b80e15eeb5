import type { CurrentSlide, SlideFields } from "@eldercare/catalog-import";
import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { CAROUSEL_MODULE } from "../../modules/carousel";
import type CarouselModuleService from "../../modules/carousel/service";

export interface SaveCatalogSlidesInput {
  create: readonly SlideFields[];
  update: readonly { current: CurrentSlide; target: SlideFields }[];
}

const saveSlidesStep = createStep(
  "save-catalogue-slides",
  async ({ create, update }: SaveCatalogSlidesInput, { container }) => {
    const carousel = container.resolve<CarouselModuleService>(CAROUSEL_MODULE);
    await carousel.updateCarouselSlides(
      update.map(({ current, target }) => ({ id: current.id, ...rowOf(target) })),
    );
    const created = await carousel.createCarouselSlides(create.map(rowOf));
    const ids = created.map(({ id }) => id);
    return new StepResponse(ids, { ids, update });
  },
  async (done, { container }) => {
    if (!done) return;
    const carousel = container.resolve<CarouselModuleService>(CAROUSEL_MODULE);
    await carousel.deleteCarouselSlides(done.ids);
    await carousel.updateCarouselSlides(
      done.update.map(({ current }) => ({ id: current.id, ...rowOf(current.fields) })),
    );
  },
);

/** Creates and changes slides of the carousel in one piece; answers the ids of the new ones. */
export const saveCatalogSlidesWorkflow = createWorkflow(
  "save-catalogue-slides",
  (input: WorkflowData<SaveCatalogSlidesInput>) => new WorkflowResponse(saveSlidesStep(input)),
);

function rowOf(fields: SlideFields) {
  return {
    title: fields.title,
    description: fields.description,
    image_url: fields.image.url,
    alt_text: fields.image.alt,
    link: fields.link,
    cta_text: fields.button,
    active: fields.active,
    sort_order: fields.order,
  };
}
