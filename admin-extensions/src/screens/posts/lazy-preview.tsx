import { type ComponentType, lazy } from "react";

type PreviewProps = { text: string };

/** Without its file, as after a new version of the shop, the text stays to be written and saved. */
function NoPreview() {
  return (
    <p role="alert">
      The preview could not be loaded. Your text is still here, under “Write”. Save it, then load
      this page again.
    </p>
  );
}

/** The preview of a text, fetched when somebody looks at it; what was written outlives a file that is gone. */
export const lazyPreview = (load: () => Promise<{ default: ComponentType<PreviewProps> }>) =>
  lazy(() => load().catch(() => ({ default: NoPreview })));
