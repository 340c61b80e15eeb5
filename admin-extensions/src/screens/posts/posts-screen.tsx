import type { Post } from "@eldercare/contracts";
import { useState } from "react";
import { Card } from "../components/card";
import { ConfirmDialog } from "../components/confirm-dialog";
import { FilterBar, FilterSelect } from "../components/filter-bar";
import { PlusIcon } from "../components/icons";
import { NewButton } from "../components/new-button";
import { Pagination } from "../components/pagination";
import { Screen } from "../components/screen";
import { SearchBox } from "../components/search-box";
import { UnknownFilters } from "../components/unknown-filters";
import { useAddressValue } from "../components/use-address-value";
import { ANY, ROW, useListParams } from "../components/use-list-params";
import { usePageWithin } from "../components/use-page-within";
import { useAdminQuery } from "../host/use-admin-query";
import { EditPost } from "./edit-post";
import { PostDialog } from "./post-dialog";
import { PostTable } from "./post-table";
import { useDeletePost, useUpdatePost } from "./use-post-changes";

const STAFF_PAGE_SIZE = 20;

const FILTERS = { search: ANY, published: ["true", "false"], edit: ROW } as const;

/** The care guides of the blog, drafts too. */
export default function PostsScreen() {
  const list = useListParams(FILTERS);
  const search = list.read("search");
  const published = list.read("published");
  const [editedSlug, setEditedSlug] = useAddressValue("edit");
  const [isCreating, setCreating] = useState(false);
  const [deleted, setDeleted] = useState<Post | null>(null);
  const update = useUpdatePost();
  const remove = useDeletePost();
  const query = useAdminQuery("posts.list", {
    query: {
      search,
      published,
      limit: String(STAFF_PAGE_SIZE),
      offset: String((list.page - 1) * STAFF_PAGE_SIZE),
    },
  });
  const total = query.data?.total;
  usePageWithin(list, query.isPlaceholderData ? undefined : total, STAFF_PAGE_SIZE);

  return (
    <Screen
      title="Care Guides"
      subtitle="Articles of the shop's blog, and drafts"
      actions={
        <NewButton onClick={() => setCreating(true)}>
          <PlusIcon />
          New Guide
        </NewButton>
      }
    >
      <FilterBar>
        <SearchBox
          label="Search care guides"
          placeholder="Search care guides..."
          value={search}
          onChange={(value) => list.filter({ search: value })}
        />
        <FilterSelect
          label="Filter by status"
          value={published}
          onChange={(value) => list.filter({ published: value })}
        >
          <option value="">All Guides</option>
          <option value="true">Published</option>
          <option value="false">Drafts</option>
        </FilterSelect>
      </FilterBar>
      <UnknownFilters list={list} />
      <Card isFlush>
        <PostTable
          posts={query.data?.posts}
          query={query}
          isFiltered={Boolean(search || published)}
          isPending={update.isPending}
          onAdd={() => setCreating(true)}
          onEdit={({ slug }) => setEditedSlug(slug)}
          onDelete={setDeleted}
          onPublish={({ id }, willBe) => update.mutate({ id, changes: { published: willBe } })}
        />
        <Pagination
          page={list.page}
          pageSize={STAFF_PAGE_SIZE}
          total={total ?? 0}
          onChange={list.goTo}
        />
      </Card>
      {isCreating && <PostDialog onClose={() => setCreating(false)} />}
      {editedSlug && (
        <EditPost key={editedSlug} slug={editedSlug} onClose={() => setEditedSlug("")} />
      )}
      <ConfirmDialog
        title="Delete Care Guide"
        question={
          deleted &&
          `Are you sure you want to delete "${deleted.title}"? This action cannot be undone.`
        }
        action="Delete"
        isPending={remove.isPending}
        onConfirm={() => deleted && remove.mutate(deleted, { onSettled: () => setDeleted(null) })}
        onCancel={() => setDeleted(null)}
      />
    </Screen>
  );
}
