import type {
  ProductInput,
  StaffCategory,
  StaffProduct,
  StaffVariantsResponse,
} from "@eldercare/contracts";
import { inSentences, PRODUCT_REQUIRED_FIELDS } from "@eldercare/contracts";
import { useCallback, useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../components/button";
import { FormDialog } from "../components/form-dialog";
import { resolverOf, tellRefusedFields } from "../components/form-errors";
import { CopyIcon } from "../components/icons";
import { MeanwhileDialog } from "../components/meanwhile-dialog";
import { newId } from "../components/new-id";
import { useDraft } from "../components/use-draft";
import { useMeanwhile } from "../components/use-meanwhile";
import { RecordHistory } from "../history/record-history";
import { useAdminHost } from "../host/admin-host";
import { useUploadImages } from "../images/use-upload-images";
import {
  type EditedProduct,
  editedProduct,
  type ProductBegun,
  productChangesOf,
  productInWords,
} from "./edited-product";
import { ProductFields } from "./product-fields";
import {
  changedInput,
  EMPTY_PRODUCT,
  formField,
  hasSeveralSales,
  type ProductForm,
  productFormOf,
  productInputOf,
  productProblems,
} from "./product-form";
import { useCreateProduct, useUpdateProduct } from "./use-save-product";
import { hasOptions } from "./variants-form";

type ProductDialogProps = {
  /** The product to edit; none to create one. */
  product?: StaffProduct;
  /** All variants of that product. */
  variants?: StaffVariantsResponse;
  /** What a new product begins with; nothing without it. */
  template?: ProductForm;
  /** Whose copy that is: what was typed into it is offered with no other product's. */
  copiedId?: string;
  /** Opens a new product that begins as a copy of this one. */
  onDuplicate?: () => void;
  categories: readonly StaffCategory[];
  onClose: () => void;
};

/** 'Create New Product' or 'Edit Product': every field, and the images, which are sent on saving. */
export function ProductDialog(props: ProductDialogProps) {
  const { product, variants, template, copiedId, categories, onDuplicate, onClose } = props;
  const { toast } = useAdminHost();
  const isNew = product === undefined;
  const [empty] = useState(template ?? EMPTY_PRODUCT);
  const formOf = useCallback(
    (begun: ProductBegun | null): ProductForm =>
      begun ? productFormOf(begun.product, begun.variants) : empty,
    [empty],
  );
  const [record] = useState<ProductBegun | null>(() =>
    product ? { product, variants, stockChangeId: newId() } : null,
  );
  const form = useForm<ProductForm>({
    resolver: resolverOf((values) => productProblems(values, isNew).fields),
    defaultValues: formOf(record),
  });
  const { isDirty } = form.formState;
  const name = `product:${product?.id ?? (copiedId ? `copy of ${copiedId}` : "new")}`;
  const draft = useDraft({ name, record, valuesOf: formOf, form });
  const { begun } = draft;
  const onSaved = () => {
    draft.forget();
    onClose();
  };
  const { upload, progress, isUploading } = useUploadImages();
  const create = useCreateProduct();
  const update = useUpdateProduct(product?.id ?? "");
  const isPending = isUploading || create.isPending || update.isPending;

  const options = { onSuccess: onSaved, onError: showRefused };
  const meanwhile = useMeanwhile((changes: EditedProduct) =>
    update.mutate(productChangesOf(changes), options),
  );

  function showRefused(error: unknown) {
    if (meanwhile.ask(error)) return;
    tellRefusedFields(error, (path, message) => {
      const field = formField(path);
      if (field) form.setError(field, { message });
    });
  }

  async function save(values: ProductForm) {
    const stored = await upload(values.images, (images) =>
      form.setValue("images", images, { shouldDirty: true }),
    );
    if (!stored) return;
    const images = stored.map(({ url }) => url);
    const input: ProductInput = productInputOf(values, images);
    if (!begun) create.mutate(input, options);
    else {
      const changes = changedInput(input, formOf(begun), values, begun.stockChangeId);
      meanwhile.save(editedProduct(changes, begun));
    }
  }

  function refuse() {
    const { fields, isIncomplete } = productProblems(form.getValues(), isNew);
    toast({
      title: "Validation Error",
      description: isIncomplete ? PRODUCT_REQUIRED_FIELDS : inSentences(Object.values(fields)),
      tone: "destructive",
    });
  }

  return (
    <FormDialog
      title={isNew ? "Create New Product" : "Edit Product"}
      action={isNew ? "Create Product" : "Update Product"}
      pendingAction={isNew ? "Creating..." : "Updating..."}
      size={hasOptions(form.watch("variants")) ? "widest" : "wide"}
      isPending={isPending}
      isChanged={isDirty}
      draft={draft}
      otherAction={
        onDuplicate && (
          <Button tone="quiet" disabled={isDirty || isPending} onClick={onDuplicate}>
            <CopyIcon />
            Duplicate
          </Button>
        )
      }
      onSubmit={(event) => void form.handleSubmit(save, refuse)(event)}
      onClose={onClose}
    >
      <ProductFields
        form={form}
        isNew={isNew}
        isCounted={begun?.product.onHand !== null}
        categories={categories}
        progress={progress}
        hasSeveralSales={hasSeveralSales(begun?.variants)}
      />
      {product && <RecordHistory subjectKind="product" subjectId={product.id} />}
      <MeanwhileDialog
        {...meanwhile.question}
        describe={(path) => productInWords(path, begun?.variants, categories)}
      />
    </FormDialog>
  );
}
