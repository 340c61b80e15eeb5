import {
  DEFAULT_POST_AUTHOR,
  MAX_IMAGE_ALT_LENGTH,
  MAX_POST_AUTHOR_LENGTH,
  MAX_POST_EXCERPT_LENGTH,
  MAX_POST_LENGTH,
  MAX_POST_TITLE_LENGTH,
  MAX_SLUG_LENGTH,
  POST_TOPICS,
  slugFromName,
} from "@eldercare/contracts";
import type { UseFormReturn } from "react-hook-form";
import { SelectField, SwitchField, TextAreaField, TextField } from "../components/field";
import { FieldGrid, WideField } from "../components/field-grid";
import type { UploadProgress } from "../images/image";
import { SingleImage } from "../images/single-image";
import { GuideProductPicker } from "./guide-product-picker";
import { MarkdownEditor } from "./markdown-editor";
import styles from "./post-fields.module.css";
import { type PostForm, withSlug } from "./post-form";
import { SourcesEditor } from "./sources-editor";

type PostFieldsProps = {
  form: UseFormReturn<PostForm>;
  isNew: boolean;
  /** Products in the text that the shop does not have. */
  missing: readonly string[];
  progress: UploadProgress;
};

export function PostFields({ form, isNew, missing, progress }: PostFieldsProps) {
  const { register, control, watch, getValues, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  const [title, content, image] = watch(["title", "content", "image"]);
  const changed = { shouldDirty: true, shouldValidate: isSubmitted };
  return (
    <FieldGrid>
      <WideField>
        <TextField
          label="Title"
          required
          autoFocus
          maxLength={MAX_POST_TITLE_LENGTH}
          error={errors.title?.message}
          {...register("title")}
        />
      </WideField>
      <WideField>
        <TextAreaField
          label="Excerpt"
          required
          rows={2}
          hint="What lists and search engines show"
          error={errors.excerpt?.message}
          maxLength={MAX_POST_EXCERPT_LENGTH}
          {...register("excerpt")}
        />
      </WideField>
      <WideField>
        <MarkdownEditor
          label="Text (Markdown)"
          maxLength={MAX_POST_LENGTH}
          value={content}
          error={errors.content?.message}
          onChange={(value) => setValue("content", value, changed)}
        />
        <p className={styles.hint}>
          “Product” puts a line [product: slug] into the text: the product's card is shown there,
          with price and stock.
        </p>
        {missing.length > 0 && (
          <p role="status" className={styles.missing}>
            Readers do not see these lines, as the shop has no such product any more:{" "}
            {missing.join(", ")}
          </p>
        )}
      </WideField>
      <SelectField label="Topic" error={errors.topic?.message} {...register("topic")}>
        <option value="">No topic</option>
        {POST_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {topic}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Author"
        placeholder={DEFAULT_POST_AUTHOR}
        maxLength={MAX_POST_AUTHOR_LENGTH}
        error={errors.author?.message}
        {...register("author")}
      />
      <TextField
        label="Slug"
        required={!isNew}
        maxLength={MAX_SLUG_LENGTH}
        placeholder={slugFromName(title) || "made-of-the-title"}
        error={errors.slug?.message}
        {...register("slug")}
      />
      <TextField label="Date" type="date" error={errors.date?.message} {...register("date")} />
      <WideField>
        <SingleImage
          label="Cover"
          image={image}
          progress={image ? progress[image.key] : undefined}
          error={errors.image?.message}
          onChange={(next) => setValue("image", next, changed)}
        />
      </WideField>
      <WideField>
        <TextField
          label="Alt Text of the Cover"
          maxLength={MAX_IMAGE_ALT_LENGTH}
          error={errors.coverAlt?.message}
          {...register("coverAlt")}
        />
      </WideField>
      <WideField>
        <TextAreaField
          label="Products"
          rows={2}
          hint="What the guide speaks of, shown at its end: slugs, one per line"
          error={errors.products?.message}
          {...register("products")}
        />
        <section aria-label="Products at the end" className={styles.picker}>
          <GuideProductPicker
            onAdd={(slug) => setValue("products", withSlug(getValues("products"), slug), changed)}
          />
        </section>
      </WideField>
      <WideField>
        <SourcesEditor control={control} register={register} error={errors.sources?.message} />
      </WideField>
      <SwitchField
        label="Published"
        hint="Off: a draft that only staff see"
        {...register("published")}
      />
    </FieldGrid>
  );
}
