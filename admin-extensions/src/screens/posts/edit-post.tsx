import { StaffArticle } from "@eldercare/contracts";
import { useAdminQuery } from "../host/use-admin-query";
import { Dialog } from "../parts/dialog";
import { Loading } from "../parts/loading";
import { Problem } from "../parts/problem";
import { PostDialog } from "./post-dialog";

type EditPostProps = { slug: string; onClose: () => void };

/** The dialog of one guide with its whole text, as it is now. */
export function EditPost({ slug, onClose }: EditPostProps) {
  const query = useAdminQuery({
    path: `/api/posts/${encodeURIComponent(slug)}`,
    schema: StaffArticle,
  });
  if (query.isFetchedAfterMount && query.data) {
    return <PostDialog article={query.data} onClose={onClose} />;
  }
  return (
    <Dialog title="Edit Care Guide" isOpen onClose={onClose} size="wide">
      {query.error ? (
        <Problem error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}
