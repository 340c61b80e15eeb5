import { MAX_SEARCH_LENGTH, POSTS_PAGE_SIZE } from "@eldercare/contracts";
import { Button } from "@eldercare/ui/button";
import { keepPreviousData } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ApiError } from "~/api/api-error";
import { usePrefetchedQuery } from "~/api/use-prefetched-query";
import { SearchIcon } from "~/components/icons";
import { useFocusOnPaging } from "~/features/catalog/use-focus-on-paging";
import { PageHeader } from "~/features/information/page-header";
import { PostCard } from "./post-card";
import styles from "./post-list.module.css";
import { type PostListView, postListAddress, readPostListView } from "./post-list-view";
import { PostPages } from "./post-pages";
import { postPageQuery } from "./post-queries";

export const POSTS_TITLE = "Care Guides & Health Tips";
export const POSTS_LEAD =
  "Plain advice for safer days at home: how to choose, measure, set up and look after things. Each guide names its sources.";

/** Cards with the badge 'Featured'; the others are a 'Post' (spec §2 Blog list). */
const FEATURED_CARDS = 3;
const NOT_LOADED = "We could not load the guides. Please try again.";

/** Searches when it is sent, which starts at the first page again (spec §4). */
function PostSearch({ view }: { view: PostListView }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  // Links and the back button change the address: the box follows. Not at the first drawing: what
  // was typed before the scripts came is in the box already.
  const shown = useRef(view.search);
  useEffect(() => {
    if (shown.current === view.search) return;
    shown.current = view.search;
    if (input.current) input.current.value = view.search;
  }, [view.search]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const search = input.current?.value.trim() ?? "";
    navigate(postListAddress({ ...view, page: 1, search }));
  }

  return (
    <search className={styles.search}>
      <form action="/blog" method="get" onSubmit={onSubmit} className={styles.searchForm}>
        <label htmlFor={id}>Search the guides</label>
        {view.topic && <input type="hidden" name="topic" value={view.topic} />}
        <span className={styles.box}>
          <input
            ref={input}
            id={id}
            type="search"
            name="search"
            defaultValue={view.search}
            maxLength={MAX_SEARCH_LENGTH}
            autoComplete="off"
            placeholder="For example, “walker”"
          />
          <button type="submit" className={styles.searchButton}>
            <SearchIcon />
            <span>Search</span>
          </button>
        </span>
      </form>
    </search>
  );
}

function NoPosts({ view, total }: { view: PostListView; total: number }) {
  const isNarrowed = view.search !== "" || view.topic !== "";
  if (total > 0) {
    return (
      <div className={styles.empty}>
        <p className={styles.emptyTitle}>There is no page {view.page} in this list.</p>
        <Button asChild>
          <Link to={postListAddress({ ...view, page: 1 })}>Go to the First Page</Link>
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <SearchIcon className={styles.emptyImage} />
      <p className={styles.emptyTitle}>No articles found</p>
      <p>{isNarrowed ? "Try different search terms" : "No blog posts available yet"}</p>
      {isNarrowed && (
        <Button asChild tone="secondary">
          <Link to="/blog">Show All Guides</Link>
        </Button>
      )}
    </div>
  );
}

function shownText({ search, topic }: PostListView, shown: number, total: number): string {
  const found = `Showing ${shown} of ${total} ${total === 1 ? "guide" : "guides"}`;
  return [found, topic && `on ${topic}`, search && `for “${search}”`].filter(Boolean).join(" ");
}

/** Search, cards and pages of the care posts; the address holds what is shown. */
export function PostList() {
  const [params] = useSearchParams();
  const view = readPostListView(params);
  const { data, error, isFetching, isPlaceholderData, refetch } = usePrefetchedQuery({
    ...postPageQuery(view),
    placeholderData: keepPreviousData,
  });
  const count = useFocusOnPaging(view.page);
  const isLoading = isFetching || isPlaceholderData;
  const posts = data?.posts ?? [];
  const total = data?.total ?? 0;
  return (
    <>
      <PageHeader title={POSTS_TITLE} lead={POSTS_LEAD} path="/blog" />
      <PostSearch view={view} />
      <section className={styles.results} aria-labelledby="guides" aria-busy={isLoading}>
        <h2 id="guides" className="visually-hidden">
          Guides
        </h2>
        <div className={styles.status}>
          <p ref={count} role="status" tabIndex={-1} className={styles.count}>
            {isLoading ? "Loading articles..." : data && shownText(view, posts.length, total)}
          </p>
          {(view.search || view.topic) && total > 0 && (
            <Link to="/blog" className={styles.all}>
              Show all guides
            </Link>
          )}
        </div>
        {error && !isLoading && (
          <div role="alert" className={styles.empty}>
            <p>{error instanceof ApiError ? error.sentence : NOT_LOADED}</p>
            <Button onClick={() => refetch()}>Try Again</Button>
          </div>
        )}
        {data && posts.length === 0 && !isLoading && <NoPosts view={view} total={total} />}
        {posts.length > 0 && (
          <ul className={styles.cards} data-waiting={isPlaceholderData || undefined}>
            {posts.map((post, place) => (
              <li key={post.id}>
                <PostCard
                  post={post}
                  badge={place < FEATURED_CARDS ? "Featured" : "Guide"}
                  priority={place === 0}
                />
              </li>
            ))}
          </ul>
        )}
        <PostPages view={view} pageCount={Math.ceil(total / POSTS_PAGE_SIZE)} />
      </section>
    </>
  );
}
