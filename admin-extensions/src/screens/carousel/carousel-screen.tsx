import type { CarouselSlide } from "@eldercare/contracts";
import { useState } from "react";
import { Card } from "../components/card";
import { ConfirmDialog } from "../components/confirm-dialog";
import { PlusIcon } from "../components/icons";
import { NewButton } from "../components/new-button";
import { Screen } from "../components/screen";
import { useAdminQuery } from "../host/use-admin-query";
import { reorderedSlides } from "./reordered-slides";
import { SlideDialog } from "./slide-dialog";
import { SlideTable } from "./slide-table";
import { useDeleteSlide, useReorderSlides, useUpdateSlide } from "./use-slide-changes";

/** The slides of the home page (spec §2 Admin carousel). */
export default function CarouselScreen() {
  const query = useAdminQuery("carousel.list");
  const slides = query.data;
  const [isCreating, setCreating] = useState(false);
  const [edited, setEdited] = useState<CarouselSlide | null>(null);
  const [deleted, setDeleted] = useState<CarouselSlide | null>(null);
  const update = useUpdateSlide();
  const reorder = useReorderSlides();
  const remove = useDeleteSlide();
  const slideCount = slides?.length ?? 0;

  return (
    <Screen
      title="Carousel Management"
      subtitle="The slides at the top of the home page"
      actions={
        <NewButton disabled={!slides} onClick={() => setCreating(true)}>
          <PlusIcon />
          Add Slide
        </NewButton>
      }
    >
      <Card isFlush>
        <SlideTable
          slides={slides}
          query={query}
          isPending={update.isPending || reorder.isPending}
          onAdd={() => setCreating(true)}
          onEdit={setEdited}
          onDelete={setDeleted}
          onActive={({ id }, active) => update.mutate({ id, changes: { active } })}
          onMove={(from, to) => reorder.mutate(reorderedSlides(slides ?? [], from, to))}
        />
      </Card>
      {isCreating && <SlideDialog slideCount={slideCount} onClose={() => setCreating(false)} />}
      {edited && (
        <SlideDialog slide={edited} slideCount={slideCount} onClose={() => setEdited(null)} />
      )}
      <ConfirmDialog
        title={`Delete ${deleted?.title ?? "Slide"}`}
        question={deleted && "Are you sure you want to delete this carousel slide?"}
        action="Delete"
        isPending={remove.isPending}
        onConfirm={() => deleted && remove.mutate(deleted, { onSettled: () => setDeleted(null) })}
        onCancel={() => setDeleted(null)}
      />
    </Screen>
  );
}
