import type { SlideFields } from "@eldercare/catalog-import";
import type { CarouselSlide, SlideBody, SlideChangesBody } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { removeUnusedImages } from "../../media/remove-unused-images";
import { storeGivenImage } from "../../media/store-given-image";
import { differences } from "../../security-events/differences";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { withCatalogLock } from "../catalog-lock";
import { saveCatalogSlidesWorkflow } from "../catalog-write/save-catalog-slides";
import { mergedChanges } from "../merged-changes";
import { onlyResult } from "../store/only-result";
import { readCurrentSlide } from "./read-current-slide";

/** Creates a slide of the carousel. */
export async function createSlide(
  container: MedusaContainer,
  body: SlideBody,
): Promise<CarouselSlide> {
  const target: SlideFields = {
    title: body.title,
    description: body.description,
    image: { url: await storeGivenImage(container, body.imageUrl, "imageUrl"), alt: body.altText },
    link: body.link,
    button: body.ctaText,
    active: body.active,
    order: body.sortOrder,
  };
  const { result } = await saveCatalogSlidesWorkflow(container).run({
    input: { create: [target], update: [] },
  });
  const id = onlyResult(result);
  const subject = { kind: "slide", id, label: target.title };
  await recordSecurityEvent(container, { kind: "slide.created", subject, after: target });
  return slideOf(id, target);
}

/**
 * Changes what staff sent of a slide and nothing else. Unknown ids: a Refusal "not-found"; where
 * somebody else changed the same meanwhile, "conflict".
 */
export async function changeSlide(
  container: MedusaContainer,
  id: string,
  asked: SlideChangesBody,
): Promise<CarouselSlide> {
  await readCurrentSlide(container, id);
  const imageUrl = asked.imageUrl && (await storeGivenImage(container, asked.imageUrl, "imageUrl"));
  return withCatalogLock(container, async () => {
    const current = await readCurrentSlide(container, id);
    const now = current.fields;
    const changes = mergedChanges({ ...asked, imageUrl }, slideOf(id, now));
    const url = changes.imageUrl ?? now.image.url;
    const target: SlideFields = {
      title: changes.title ?? now.title,
      description: changes.description ?? now.description,
      image: { url, alt: changes.altText ?? now.image.alt },
      link: changes.link ?? now.link,
      button: changes.ctaText ?? now.button,
      active: changes.active ?? now.active,
      order: changes.sortOrder ?? now.order,
    };
    await saveCatalogSlidesWorkflow(container).run({
      input: { create: [], update: [{ current, target }] },
    });
    const subject = { kind: "slide", id, label: target.title };
    const changed = differences(now, target);
    if (changed) {
      await recordSecurityEvent(container, { kind: "slide.changed", subject, ...changed });
    }
    await removeUnusedImages(container, [now.image.url]);
    return slideOf(id, target);
  });
}

function slideOf(id: string, fields: SlideFields): CarouselSlide {
  const { image, button, order, ...same } = fields;
  return {
    id,
    ...same,
    imageUrl: image.url,
    altText: image.alt,
    ctaText: button,
    sortOrder: order,
  };
}
