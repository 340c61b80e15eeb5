import {
  type CategoryChangesInput,
  MAX_CATEGORY_DESCRIPTION_LENGTH,
  MAX_CATEGORY_NAME_LENGTH,
  MAX_SLUG_LENGTH,
  type StaffCategory,
  slugFromName,
} from "@eldercare/contracts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { SwitchField, TextAreaField, TextField } from "../components/field";
import { FieldGrid, WideField } from "../components/field-grid";
import { FormDialog } from "../components/form-dialog";
import { resolverOf, tellRefusedFields } from "../components/form-errors";
import { MeanwhileDialog } from "../components/meanwhile-dialog";
import { useDraft } from "../components/use-draft";
import { useMeanwhile, withExpected } from "../components/use-meanwhile";
import { RecordHistory } from "../history/record-history";
import { SingleImage } from "../images/single-image";
import { useUploadImages } from "../images/use-upload-images";
import {
  type CategoryForm,
  categoryFormOf,
  categoryInputOf,
  categoryInWords,
  categoryProblems,
  changedCategory,
  EMPTY_CATEGORY,
} from "./category-form";
import { useCreateCategory, useUpdateCategory } from "./use-category-changes";

type CategoryDialogProps = {
  /** The category to edit; none to create one. */
  category?: StaffCategory;
  onClose: () => void;
};

const formOf = (begun: StaffCategory | null): CategoryForm =>
  begun ? categoryFormOf(begun) : EMPTY_CATEGORY;

/** 'Add Category' or 'Edit Category' (spec §2 Admin categories). */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const isNew = category === undefined;
  const [record] = useState(category ?? null);
  const form = useForm<CategoryForm>({
    resolver: resolverOf((values) => categoryProblems(values, isNew)),
    defaultValues: formOf(record),
  });
  const { errors, isDirty, isSubmitted } = form.formState;
  const draft = useDraft({
    ...{ name: `category:${category?.id ?? "new"}`, record, valuesOf: formOf, form },
  });
  const { begun } = draft;
  const onSaved = () => {
    draft.forget();
    onClose();
  };
  const [name, image] = form.watch(["name", "image"]);
  const { upload, progress, isUploading } = useUploadImages();
  const create = useCreateCategory();
  const update = useUpdateCategory(category?.id ?? "");
  const options = { onSuccess: onSaved, onError: showRefused };
  const meanwhile = useMeanwhile((changes: CategoryChangesInput) =>
    update.mutate(changes, options),
  );

  async function save(values: CategoryForm) {
    const stored = await upload(values.image ? [values.image] : [], ([next]) =>
      form.setValue("image", next ?? null, { shouldDirty: true }),
    );
    if (!stored) return;
    const imageUrl = stored[0]?.url ?? "";
    if (!begun) create.mutate(categoryInputOf(values, imageUrl), options);
    else {
      const changes = changedCategory(categoryFormOf(begun), values, imageUrl);
      meanwhile.save(withExpected(changes, begun));
    }
  }

  function showRefused(error: unknown) {
    if (meanwhile.ask(error)) return;
    tellRefusedFields(error, (path, message) => {
      if (path === "name" || path === "slug" || path === "description") {
        form.setError(path, { message });
      } else if (path === "imageUrl") form.setError("image", { message });
    });
  }

  return (
    <FormDialog
      title={isNew ? "Add Category" : "Edit Category"}
      action={isNew ? "Create Category" : "Update Category"}
      pendingAction={isNew ? "Creating..." : "Updating..."}
      isPending={isUploading || create.isPending || update.isPending}
      isChanged={isDirty}
      draft={draft}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      onClose={onClose}
    >
      <FieldGrid>
        <TextField
          label="Name"
          required
          autoFocus
          maxLength={MAX_CATEGORY_NAME_LENGTH}
          error={errors.name?.message}
          {...form.register("name")}
        />
        <TextField
          label="Slug"
          required={!isNew}
          maxLength={MAX_SLUG_LENGTH}
          placeholder={slugFromName(name) || "made-of-the-name"}
          error={errors.slug?.message}
          {...form.register("slug")}
        />
        <WideField>
          <TextAreaField
            label="Description"
            rows={3}
            error={errors.description?.message}
            maxLength={MAX_CATEGORY_DESCRIPTION_LENGTH}
            {...form.register("description")}
          />
        </WideField>
        <WideField>
          <SingleImage
            label="Image"
            image={image}
            progress={image ? progress[image.key] : undefined}
            error={errors.image?.message}
            onChange={(next) =>
              form.setValue("image", next, { shouldDirty: true, shouldValidate: isSubmitted })
            }
          />
        </WideField>
        <WideField>
          <SwitchField label="Active" hint="Shown to shoppers" {...form.register("isActive")} />
        </WideField>
      </FieldGrid>
      {category && <RecordHistory subjectKind="category" subjectId={category.id} />}
      <MeanwhileDialog {...meanwhile.question} describe={categoryInWords} />
    </FormDialog>
  );
}
