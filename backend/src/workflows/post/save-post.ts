import type { CurrentPost, PostFields } from "@eldercare/catalog-import";
import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { POST_MODULE } from "../../modules/post";
import type PostModuleService from "../../modules/post/service";
import { postRow } from "./post-fields";

export interface SavePostInput {
  /** The guide that is changed; null makes a new one. */
  current: CurrentPost | null;
  fields: PostFields;
}

interface Undo {
  id: string;
  before: PostFields | null;
}

const savePostStep = createStep(
  "save-post",
  async ({ current, fields }: SavePostInput, { container }) => {
    const posts: PostModuleService = container.resolve(POST_MODULE);
    if (current) {
      await posts.updatePosts({ id: current.id, ...postRow(fields) });
      return new StepResponse<string, Undo>(current.id, { id: current.id, before: current.fields });
    }
    const { id } = await posts.createPosts(postRow(fields));
    return new StepResponse<string, Undo>(id, { id, before: null });
  },
  async (done, { container }) => {
    if (!done) return;
    const posts: PostModuleService = container.resolve(POST_MODULE);
    if (done.before) await posts.updatePosts({ id: done.id, ...postRow(done.before) });
    else await posts.deletePosts(done.id);
  },
);

/** Writes a care guide, new or changed; answers its id. Two guides cannot share a slug. */
export const savePostWorkflow = createWorkflow(
  "save-post",
  (input: WorkflowData<SavePostInput>) => new WorkflowResponse(savePostStep(input)),
);
