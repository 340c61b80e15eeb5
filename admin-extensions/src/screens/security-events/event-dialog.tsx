import type { SecurityEvent, SecurityEventValues } from "@eldercare/contracts";
import { formatMoment } from "../components/dates";
import { Dialog } from "../components/dialog";
import { Facts } from "../components/facts";
import { eventSentence } from "./event-sentence";

type EventDialogProps = { event: SecurityEvent; onClose: () => void };

/** All that is known of one event. */
export function EventDialog({ event, onClose }: EventDialogProps) {
  const { actor, address, subject, before, after, requestId } = event;
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return (
    <Dialog title="Security event" description={eventSentence(event)} isOpen onClose={onClose}>
      <Facts
        facts={[
          { term: "When", value: formatMoment(event.at) },
          { term: "Who", value: [actor.label, actor.id].filter(Boolean).join(", ") },
          { term: "From", value: address ?? "The shop's own server" },
          ...(subject
            ? [{ term: "What", value: [subject.label, subject.id].filter(isNew).join(", ") }]
            : []),
          ...fields.map((field) => ({ term: field, value: changeText(field, before, after) })),
          { term: "Kind", value: event.kind },
          ...(requestId ? [{ term: "Request", value: requestId }] : []),
        ]}
      />
    </Dialog>
  );
}

const isNew = (text: string | null, index: number, all: readonly (string | null)[]) =>
  Boolean(text) && all.indexOf(text) === index;

/** "1200 → 1000"; where there was nothing before, what there is. */
function changeText(
  field: string,
  before: SecurityEventValues | null,
  after: SecurityEventValues | null,
): string {
  const values = [before, after].filter((one) => one && field in one);
  return values.map((one) => valueText(one?.[field])).join(" → ");
}

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === "") return "nothing";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
