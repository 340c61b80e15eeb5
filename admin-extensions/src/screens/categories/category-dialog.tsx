import { type StaffCategory, slugFromName } from "@eldercare/contracts";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { SwitchField, TextAreaField, TextField } from "../components/field";
import { FieldGrid, WideField } from "../components/field-grid";
import { FormDialog } from "../components/form-dialog";
import { resolverOf, tellRefusedFields } from "../components/form-errors";
import { SingleImage } from "../images/single-image";
import { useUploadImages } from "../images/use-upload-images";
import {
  type CategoryForm,
  categoryFormOf,
  categoryInputOf,
  categoryProblems,
  EMPTY_CATEGORY,
} from "./category-form";
import { useCreateCategory, useUpdateCategory } from "./use-category-changes";

type CategoryDialogProps = {
  /** The category to edit; none to create one. */
  category?: StaffCategory;
  onClose: () => void;
};

/** 'Add Category' or 'Edit Category' (spec §2 Admin categories). */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const isNew = category === undefined;
  const [before] = useState(() => (category ? categoryFormOf(category) : EMPTY_CATEGORY));
  const form = useForm<CategoryForm>({
    resolver: resolverOf((values) => categoryProblems(values, isNew)),
    defaultValues: before,
  });
  const { errors, isDirty, isSubmitted } = form.formState;
  const [name, image] = form.watch(["name", "image"]);
  const { upload, progress, isUploading } = useUploadImages();
  const create = useCreateCategory();
  const update = useUpdateCategory(category?.id ?? "");

  async function save(values: CategoryForm) {
    const stored = await upload(values.image ? [values.image] : [], ([next]) =>
      form.setValue("image", next ?? null, { shouldDirty: true }),
    );
    if (!stored) return;
    (isNew ? create : update).mutate(categoryInputOf(values, stored[0]?.url ?? ""), {
      onSuccess: onClose,
      onError: (error) =>
        tellRefusedFields(error, (path, message) => {
          if (path === "name" || path === "slug" || path === "description") {
            form.setError(path, { message });
          } else if (path === "imageUrl") form.setError("image", { message });
        }),
    });
  }

  return (
    <FormDialog
      title={isNew ? "Add Category" : "Edit Category"}
      action={isNew ? "Create Category" : "Update Category"}
      pendingAction={isNew ? "Creating..." : "Updating..."}
      isPending={isUploading || create.isPending || update.isPending}
      isChanged={isDirty}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      onClose={onClose}
    >
      <FieldGrid>
        <TextField
          label="Name"
          required
          autoFocus
          maxLength={100}
          error={errors.name?.message}
          {...form.register("name")}
        />
        <TextField
          label="Slug"
          required={!isNew}
          maxLength={100}
          placeholder={slugFromName(name) || "made-of-the-name"}
          error={errors.slug?.message}
          {...form.register("slug")}
        />
        <WideField>
          <TextAreaField
            label="Description"
            rows={3}
            error={errors.description?.message}
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
    </FormDialog>
  );
}
