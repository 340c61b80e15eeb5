import type { PostFields } from "@eldercare/catalog-import";
import type { PostChangesBody, StaffPost } from "@eldercare/contracts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { removeUnusedImages } from "../../media/remove-unused-images";
import { storeGivenImage } from "../../media/store-given-image";
import { differences } from "../../security-events/differences";
import { recordSecurityEvent } from "../../security-events/record-security-event";
import { withCatalogLock } from "../catalog-lock";
import { mergedChanges } from "../merged-changes";
import { currentPost } from "./post-fields";
import { refuseTakenPostSlug } from "./post-slug";
import { withKnownProducts } from "./products-in-post";
import { readPost, readStaffPost } from "./read-post";
import { savePostWorkflow } from "./save-post";

/**
 * Changes what is sent of a care guide. A draft that is published without a date gets that of its
 * publication. A cover that nothing shows any more is deleted. Where somebody else changed the same
 * meanwhile: a Refusal "conflict".
 */
export async function changePost(
  container: MedusaContainer,
  id: string,
  asked: PostChangesBody,
): Promise<StaffPost> {
  await readPost(container, id);
  const coverUrl = asked.coverUrl && (await storeGivenImage(container, asked.coverUrl, "coverUrl"));
  const { before, post } = await withCatalogLock(container, async () => {
    const current = currentPost(await readPost(container, id));
    const changes = mergedChanges({ ...asked, coverUrl }, current.fields);
    if (changes.content !== undefined) {
      changes.content = await withKnownProducts(container, changes.content, current.fields.content);
    }
    if (changes.slug) await refuseTakenPostSlug(container, changes.slug, id);
    const fields: PostFields = {
      ...current.fields,
      ...dateOf(current.fields, changes),
      ...given(changes),
    };
    await savePostWorkflow(container).run({ input: { current, fields } });
    const subject = { kind: "post", id, label: fields.title };
    const changed = differences(current.fields, fields);
    if (changed) {
      await recordSecurityEvent(container, { kind: "post.changed", subject, ...changed });
    }
    return { before: current.fields.coverUrl, post: await readStaffPost(container, id) };
  });
  if (before && before !== post.coverUrl) await removeUnusedImages(container, [before]);
  return post;
}

function dateOf(
  current: PostFields,
  { published }: Pick<PostChangesBody, "published">,
): Partial<Pick<PostFields, "createdAt">> {
  return published && !current.published ? { createdAt: new Date().toISOString() } : {};
}

/** Without the fields that are there but hold nothing. */
function given<Changes extends object>(changes: Changes): Partial<Changes> {
  return Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  ) as Partial<Changes>;
}
