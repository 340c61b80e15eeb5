import type { PostChangesInput, StaffPost } from "@eldercare/contracts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormDialog } from "../components/form-dialog";
import { resolverOf, tellRefusedFields } from "../components/form-errors";
import { MeanwhileDialog } from "../components/meanwhile-dialog";
import { useDraft } from "../components/use-draft";
import { useMeanwhile, withExpected } from "../components/use-meanwhile";
import { RecordHistory } from "../history/record-history";
import { useUploadImages } from "../images/use-upload-images";
import { PostFields } from "./post-fields";
import {
  changedPost,
  EMPTY_POST,
  type PostForm,
  postField,
  postFormOf,
  postInputOf,
  postInWords,
  postProblems,
} from "./post-form";
import { useCreatePost, useUpdatePost } from "./use-post-changes";

type PostDialogProps = {
  /** The guide to edit; none to write one. */
  post?: StaffPost;
  onClose: () => void;
};

const formOf = (begun: StaffPost | null): PostForm => (begun ? postFormOf(begun) : EMPTY_POST);

/** Writing a care guide, or changing one. */
export function PostDialog({ post, onClose }: PostDialogProps) {
  const isNew = post === undefined;
  const [record] = useState(post ?? null);
  const form = useForm<PostForm>({
    resolver: resolverOf((values) => postProblems(values, isNew)),
    defaultValues: formOf(record),
  });
  const { isDirty } = form.formState;
  const name = `post:${post?.id ?? "new"}`;
  const draft = useDraft({ name, record, valuesOf: formOf, form });
  const { begun } = draft;
  const onSaved = () => {
    draft.forget();
    onClose();
  };
  const { upload, progress, isUploading } = useUploadImages();
  const create = useCreatePost();
  const update = useUpdatePost();
  const options = { onSuccess: onSaved, onError: showRefused };
  const meanwhile = useMeanwhile((changes: PostChangesInput) =>
    update.mutate({ id: post?.id ?? "", changes }, options),
  );

  async function save(values: PostForm) {
    const stored = await upload(values.image ? [values.image] : [], ([next]) =>
      form.setValue("image", next ?? null, { shouldDirty: true }),
    );
    if (!stored) return;
    const input = postInputOf(values, stored[0]?.url ?? "");
    if (!begun) create.mutate(input, options);
    else meanwhile.save(withExpected(changedPost(input, postFormOf(begun), values), begun));
  }

  function showRefused(error: unknown) {
    if (meanwhile.ask(error)) return;
    tellRefusedFields(error, (path, message) => {
      const field = postField(path);
      if (field) form.setError(field, { message });
    });
  }

  return (
    <FormDialog
      title={isNew ? "New Care Guide" : "Edit Care Guide"}
      action={isNew ? "Create Guide" : "Update Guide"}
      pendingAction={isNew ? "Creating..." : "Updating..."}
      size="wide"
      isPending={isUploading || create.isPending || update.isPending}
      isChanged={isDirty}
      draft={draft}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      onClose={onClose}
    >
      <PostFields
        form={form}
        isNew={isNew}
        missing={begun?.missingProducts ?? []}
        progress={progress}
      />
      {post && <RecordHistory subjectKind="post" subjectId={post.id} />}
      <MeanwhileDialog {...meanwhile.question} describe={postInWords} />
    </FormDialog>
  );
}
