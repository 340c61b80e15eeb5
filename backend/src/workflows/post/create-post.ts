import type { PostBody, StaffPost } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { storeGivenImage } from "../../media/store-given-image";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { withCatalogLock } from "../catalog-lock";
import { freePostSlug, refuseTakenPostSlug } from "./post-slug";
import { withKnownProducts } from "./products-in-post";
import { readStaffPost } from "./read-post";
import { savePostWorkflow } from "./save-post";

/** Creates a care guide; without a slug it gets a free one made of its title, without a date today's. */
export async function createPost(container: MedusaContainer, body: PostBody): Promise<StaffPost> {
  const coverUrl = body.coverUrl && (await storeGivenImage(container, body.coverUrl, "coverUrl"));
  return withCatalogLock(container, async () => {
    if (body.slug) await refuseTakenPostSlug(container, body.slug);
    const fields = {
      ...body,
      content: await withKnownProducts(container, body.content),
      coverUrl,
      slug: body.slug || (await freePostSlug(container, body.title)),
      createdAt: body.createdAt ?? new Date().toISOString(),
    };
    const { result: id } = await savePostWorkflow(container).run({
      input: { current: null, fields },
    });
    const subject = { kind: "post", id, label: fields.title };
    await recordSecurityEvent(container, { kind: "post.created", subject, after: fields });
    return readStaffPost(container, id);
  });
}
