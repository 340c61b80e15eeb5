import type { Review } from "@eldercare/contracts";
import { IconButton } from "../components/button";
import { type Column, DataTable, type TableQuery } from "../components/data-table";
import { formatMoment } from "../components/dates";
import { EmptyState } from "../components/empty-state";
import { ReviewsIcon, ViewIcon } from "../components/icons";
import { NamedCell } from "../components/named-cell";
import { RowActions } from "../components/row-actions";
import type { OpenRow } from "../components/use-open-row";
import { ReviewStateBadge } from "./review-state-badge";
import { starsText } from "./stars-text";

type ReviewTableProps = {
  reviews: readonly Review[] | undefined;
  query: TableQuery;
  isFiltered: boolean;
  open: OpenRow;
};

/** What a product is called that may be gone. */
export const productName = ({ product }: Review): string => product?.name ?? "Removed product";

export function ReviewTable({ reviews, query, isFiltered, open }: ReviewTableProps) {
  const columns: readonly Column<Review>[] = [
    {
      header: "Review",
      isLead: true,
      cell: (review) => <NamedCell name={productName(review)} detail={review.text} />,
    },
    { header: "Stars", cell: ({ stars }) => starsText(stars) },
    {
      header: "From",
      isText: true,
      cell: ({ name, email }) => <NamedCell name={name || "Erased"} detail={email ?? ""} />,
    },
    { header: "Written", cell: ({ writtenAt }) => formatMoment(writtenAt) },
    { header: "Status", cell: ({ state }) => <ReviewStateBadge state={state} /> },
    {
      header: "Actions",
      cell: (review) => (
        <RowActions>
          <IconButton
            aria-label={`View the review of ${productName(review)} by ${review.name || "somebody"}`}
            onClick={() => open.open(review.id)}
          >
            <ViewIcon />
          </IconButton>
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption="Reviews by buyers, newest first"
      columns={columns}
      rows={reviews}
      keyOf={({ id }) => id}
      query={query}
      link={{ hrefOf: ({ id }) => open.hrefOf(id), onOpen: ({ id }) => open.open(id) }}
      empty={
        <EmptyState
          title="No reviews found"
          hint={
            isFiltered
              ? "Try another search or status"
              : "What buyers write about products appears here"
          }
          icon={<ReviewsIcon />}
        />
      }
    />
  );
}
