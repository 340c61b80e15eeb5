import {
  type CarouselSlide,
  DEFAULT_SLIDE_BUTTON,
  MAX_SLIDE_BUTTON_LENGTH,
  MAX_SLIDE_LINK_LENGTH,
  MAX_SLIDE_TEXT_LENGTH,
  MAX_SLIDE_TITLE_LENGTH,
  type SlideChangesInput,
} from "@eldercare/contracts";
import { useCallback, useState } from "react";
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
  changedSlide,
  newSlide,
  type SlideForm,
  slideFormOf,
  slideInputOf,
  slideInWords,
  slideProblems,
} from "./slide-form";
import { useCreateSlide, useUpdateSlide } from "./use-slide-changes";

type SlideDialogProps = {
  /** The slide to edit; none to create one. */
  slide?: CarouselSlide;
  slideCount: number;
  onClose: () => void;
};

/** 'Add Slide' or 'Edit Slide' (spec §2 Admin carousel). */
export function SlideDialog({ slide, slideCount, onClose }: SlideDialogProps) {
  const [record] = useState(slide ?? null);
  const formOf = useCallback(
    (begun: CarouselSlide | null) => (begun ? slideFormOf(begun) : newSlide(slideCount)),
    [slideCount],
  );
  const form = useForm<SlideForm>({
    resolver: resolverOf(slideProblems),
    defaultValues: formOf(record),
  });
  const { errors, isDirty, isSubmitted } = form.formState;
  const name = `slide:${slide?.id ?? "new"}`;
  const draft = useDraft({ name, record, valuesOf: formOf, form });
  const { begun } = draft;
  const onSaved = () => {
    draft.forget();
    onClose();
  };
  const image = form.watch("image");
  const { upload, progress, isUploading } = useUploadImages();
  const create = useCreateSlide();
  const update = useUpdateSlide();
  const options = { onSuccess: onSaved, onError: showRefused };
  const meanwhile = useMeanwhile((changes: SlideChangesInput) =>
    update.mutate({ id: slide?.id ?? "", changes }, options),
  );

  async function save(values: SlideForm) {
    const stored = await upload(values.image ? [values.image] : [], ([next]) =>
      form.setValue("image", next ?? null, { shouldDirty: true }),
    );
    if (!stored) return;
    const imageUrl = stored[0]?.url ?? "";
    if (begun) {
      const changes = changedSlide(slideFormOf(begun), values, imageUrl);
      meanwhile.save(withExpected(changes, begun));
    } else create.mutate(slideInputOf(values, imageUrl), options);
  }

  function showRefused(error: unknown) {
    if (meanwhile.ask(error)) return;
    tellRefusedFields(error, (path, message) => {
      if (path === "imageUrl") form.setError("image", { message });
      else if (path in form.getValues()) form.setError(path as keyof SlideForm, { message });
    });
  }

  return (
    <FormDialog
      title={slide ? "Edit Slide" : "Add Slide"}
      action={slide ? "Update Slide" : "Create Slide"}
      pendingAction={slide ? "Updating..." : "Creating..."}
      isPending={isUploading || create.isPending || update.isPending}
      isChanged={isDirty}
      draft={draft}
      onSubmit={(event) => void form.handleSubmit(save)(event)}
      onClose={onClose}
    >
      <FieldGrid>
        <WideField>
          <TextField
            label="Title"
            required
            autoFocus
            maxLength={MAX_SLIDE_TITLE_LENGTH}
            error={errors.title?.message}
            {...form.register("title")}
          />
        </WideField>
        <WideField>
          <TextAreaField
            label="Description"
            required
            rows={2}
            error={errors.description?.message}
            maxLength={MAX_SLIDE_TEXT_LENGTH}
            {...form.register("description")}
          />
        </WideField>
        <WideField>
          <SingleImage
            label="Image"
            isRequired
            image={image}
            progress={image ? progress[image.key] : undefined}
            error={errors.image?.message}
            onChange={(next) =>
              form.setValue("image", next, { shouldDirty: true, shouldValidate: isSubmitted })
            }
          />
        </WideField>
        <WideField>
          <TextField
            label="Alt Text"
            required
            hint="What the image shows, for those who do not see it"
            error={errors.altText?.message}
            maxLength={MAX_SLIDE_TEXT_LENGTH}
            {...form.register("altText")}
          />
        </WideField>
        <TextField
          label="Link URL"
          required
          placeholder="/products"
          error={errors.link?.message}
          maxLength={MAX_SLIDE_LINK_LENGTH}
          {...form.register("link")}
        />
        <TextField
          label="Button Text"
          required
          placeholder={DEFAULT_SLIDE_BUTTON}
          maxLength={MAX_SLIDE_BUTTON_LENGTH}
          error={errors.ctaText?.message}
          {...form.register("ctaText")}
        />
        <TextField
          label="Sort Order"
          type="number"
          inputMode="numeric"
          step="1"
          error={errors.sortOrder?.message}
          {...form.register("sortOrder")}
        />
        <SwitchField label="Active" hint="Shown on the home page" {...form.register("active")} />
      </FieldGrid>
      {slide && <RecordHistory subjectKind="slide" subjectId={slide.id} />}
      <MeanwhileDialog {...meanwhile.question} describe={slideInWords} />
    </FormDialog>
  );
}
