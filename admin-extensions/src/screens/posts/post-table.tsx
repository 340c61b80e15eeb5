import type { Post } from "@eldercare/contracts";
import { Badge } from "../components/badge";
import { Button, IconButton } from "../components/button";
import { type Column, DataTable, type TableQuery } from "../components/data-table";
import { formatDay } from "../components/dates";
import { EmptyState } from "../components/empty-state";
import { EditIcon, PlusIcon, PostsIcon, TrashIcon, ViewIcon } from "../components/icons";
import { NamedCell } from "../components/named-cell";
import { RowActions } from "../components/row-actions";
import { Thumbnail } from "../components/thumbnail";
import { useAdminHost } from "../host/admin-host";

type PostTableProps = {
  posts: readonly Post[] | undefined;
  query: TableQuery;
  isFiltered: boolean;
  isPending: boolean;
  onAdd: () => void;
  onEdit: (post: Post) => void;
  onDelete: (post: Post) => void;
  onPublish: (post: Post, published: boolean) => void;
};

export function PostTable(props: PostTableProps) {
  const { posts, query, isFiltered, isPending, onAdd, onEdit, onDelete, onPublish } = props;
  const { shopAddress } = useAdminHost();
  const columns: readonly Column<Post>[] = [
    {
      header: "Guide",
      isLead: true,
      cell: ({ coverUrl, title, excerpt }) => (
        <NamedCell
          image={<Thumbnail src={coverUrl} shape="wide" />}
          name={title}
          detail={excerpt}
        />
      ),
    },
    { header: "Date", cell: ({ createdAt }) => formatDay(createdAt) },
    {
      header: "Status",
      cell: ({ published }) => (
        <Badge tone={published ? "sage" : "amber"}>{published ? "Published" : "Draft"}</Badge>
      ),
    },
    {
      header: "Actions",
      cell: (post) => (
        <RowActions>
          {post.published && (
            <IconButton aria-label={`View ${post.title} in the shop`} asChild>
              <a href={shopAddress(`/blog/${post.slug}`)}>
                <ViewIcon />
              </a>
            </IconButton>
          )}
          <IconButton aria-label={`Edit ${post.title}`} onClick={() => onEdit(post)}>
            <EditIcon />
          </IconButton>
          <IconButton aria-label={`Delete ${post.title}`} onClick={() => onDelete(post)}>
            <TrashIcon />
          </IconButton>
          <Button
            tone="quiet"
            aria-label={`${post.published ? "Unpublish" : "Publish"} ${post.title}`}
            disabled={isPending}
            onClick={() => onPublish(post, !post.published)}
          >
            {post.published ? "Unpublish" : "Publish"}
          </Button>
        </RowActions>
      ),
    },
  ];
  return (
    <DataTable
      caption="Care guides, newest first"
      columns={columns}
      rows={posts}
      keyOf={({ id }) => id}
      query={query}
      empty={
        <EmptyState
          title="No care guides found"
          hint={isFiltered ? "Try another search or status" : "Write your first one"}
          icon={<PostsIcon />}
          action={
            isFiltered ? undefined : (
              <Button onClick={onAdd}>
                <PlusIcon />
                New Guide
              </Button>
            )
          }
        />
      }
    />
  );
}
