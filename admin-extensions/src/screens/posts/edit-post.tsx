import { Dialog } from "../components/dialog";
import { Loading } from "../components/loading";
import { Problem } from "../components/problem";
import { useAdminQuery } from "../host/use-admin-query";
import { PostDialog } from "./post-dialog";

type EditPostProps = { slug: string; onClose: () => void };

/** The dialog of one guide with its whole text, as it is now. */
export function EditPost({ slug, onClose }: EditPostProps) {
  const query = useAdminQuery("posts.readAsStaff", { params: { slug } });
  if (query.isFetchedAfterMount && query.data) {
    return <PostDialog post={query.data} onClose={onClose} />;
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
