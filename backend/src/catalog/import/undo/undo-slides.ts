import { CAROUSEL_MODULE } from "../../../modules/carousel";
import type CarouselModuleService from "../../../modules/carousel/service";
import { saveCatalogSlidesWorkflow } from "../../../workflows/catalog-write/save-catalog-slides";
import { changesOf, forget } from "../journal/journal-changes";
import { readSlides } from "../state/read-slides";
import { changedSince, fieldsBefore } from "./fields-before";
import type { UndoContext } from "./undo-context";

/** Gives changed slides their former values, and removes those that the import made. */
export async function undoSlides(context: UndoContext): Promise<void> {
  const { container, database, report } = context;
  for await (const changes of changesOf(context, "slides", "changed")) {
    const slides = new Map((await readSlides(container)).map((slide) => [slide.id, slide]));
    const update = changes.flatMap((change) => {
      const current = slides.get(change.entity_id);
      if (!current) return [];
      const { fields, changed } = fieldsBefore(current.fields, change);
      if (changed.length > 0) report.kept.push(changedSince(change.name, changed));
      return [{ current, target: fields }];
    });
    await saveCatalogSlidesWorkflow(container).run({ input: { create: [], update } });
    await forget(database, changes);
    report.restored += update.length;
    context.advance(changes.length);
  }
  const carousel = container.resolve<CarouselModuleService>(CAROUSEL_MODULE);
  for await (const changes of changesOf(context, "slides", "made")) {
    await carousel.deleteCarouselSlides(changes.map(({ entity_id }) => entity_id));
    await forget(database, changes);
    report.removed += changes.length;
    context.advance(changes.length);
  }
}
