import type { CarouselSlide } from "@eldercare/contracts";
import { Badge } from "../components/badge";
import { Button, IconButton } from "../components/button";
import { type Column, DataTable, type TableQuery } from "../components/data-table";
import { EmptyState } from "../components/empty-state";
import {
  ArrowDownIcon,
  ArrowUpIcon,
  CarouselIcon,
  EditIcon,
  PlusIcon,
  TrashIcon,
} from "../components/icons";
import { NamedCell } from "../components/named-cell";
import { RowActions } from "../components/row-actions";
import { Switch } from "../components/switch";
import { Thumbnail } from "../components/thumbnail";
import styles from "./slide-table.module.css";

type SlideTableProps = {
  slides: readonly CarouselSlide[] | undefined;
  query: TableQuery;
  isPending: boolean;
  onAdd: () => void;
  onEdit: (slide: CarouselSlide) => void;
  onDelete: (slide: CarouselSlide) => void;
  onActive: (slide: CarouselSlide, active: boolean) => void;
  /** Places are counted from 0. */
  onMove: (from: number, to: number) => void;
};

function LinkCell({ slide: { link, ctaText } }: { slide: CarouselSlide }) {
  return (
    <div className={styles.link}>
      <span>{link || "/products"}</span>
      <span className={styles.button}>{ctaText}</span>
    </div>
  );
}

export function SlideTable(props: SlideTableProps) {
  const { slides = [], query, isPending, onAdd, onEdit, onDelete, onActive, onMove } = props;
  const placeOf = (slide: CarouselSlide) => slides.indexOf(slide);
  const columns: readonly Column<CarouselSlide>[] = [
    {
      header: "Slide",
      isLead: true,
      cell: ({ imageUrl, title, description }) => (
        <NamedCell
          image={<Thumbnail src={imageUrl} shape="wide" />}
          name={title}
          detail={description}
        />
      ),
    },
    { header: "Link", isText: true, cell: (slide) => <LinkCell slide={slide} /> },
    {
      header: "Order",
      cell: (slide) => (
        <div className={styles.order}>
          <span className={styles.number}>{slide.sortOrder}</span>
          <IconButton
            aria-label={`Show ${slide.title} earlier`}
            disabled={isPending || placeOf(slide) === 0}
            onClick={() => onMove(placeOf(slide), placeOf(slide) - 1)}
          >
            <ArrowUpIcon />
          </IconButton>
          <IconButton
            aria-label={`Show ${slide.title} later`}
            disabled={isPending || placeOf(slide) === slides.length - 1}
            onClick={() => onMove(placeOf(slide), placeOf(slide) + 1)}
          >
            <ArrowDownIcon />
          </IconButton>
        </div>
      ),
    },
    {
      header: "Status",
      cell: (slide) => (
        <div className={styles.status}>
          <Switch
            aria-label={`Show ${slide.title} in the carousel`}
            checked={slide.active}
            disabled={isPending}
            onChange={({ target }) => onActive(slide, target.checked)}
          />
          <Badge tone={slide.active ? "sage" : "grey"}>
            {slide.active ? "Active" : "Inactive"}
          </Badge>
        </div>
      ),
    },
    {
      header: "Actions",
      cell: (slide) => (
        <RowActions>
          <IconButton aria-label={`Edit ${slide.title}`} onClick={() => onEdit(slide)}>
            <EditIcon />
          </IconButton>
          <IconButton aria-label={`Delete ${slide.title}`} onClick={() => onDelete(slide)}>
            <TrashIcon />
          </IconButton>
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption="Carousel slides in their order"
      columns={columns}
      rows={props.slides}
      keyOf={({ id }) => id}
      query={query}
      empty={
        <EmptyState
          title="No carousel slides found. Create your first slide to get started."
          icon={<CarouselIcon />}
          action={
            <Button onClick={onAdd}>
              <PlusIcon />
              Add Slide
            </Button>
          }
        />
      }
    />
  );
}
