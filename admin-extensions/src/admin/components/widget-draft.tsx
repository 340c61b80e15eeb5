import { Button, Text } from "@medusajs/ui";
import { timeOf } from "../../screens/components/draft-question";
import type { OfferedDraft } from "../../screens/components/use-draft";

/** Offers in a widget what was typed there another time and not saved. */
export function WidgetDraft({ offered, restore, discard }: OfferedDraft) {
  if (!offered) return null;
  return (
    <div className="flex flex-col gap-y-2" role="status">
      <Text size="small">You had unsaved changes from {timeOf(offered.at)}</Text>
      <div className="flex gap-x-2">
        <Button type="button" size="small" variant="secondary" onClick={discard}>
          Discard
        </Button>
        <Button type="button" size="small" onClick={restore}>
          Restore
        </Button>
      </div>
    </div>
  );
}
