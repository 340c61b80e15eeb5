import type { SecurityEvent } from "@eldercare/contracts";
import { formatMoment } from "../components/dates";
import { Dialog } from "../components/dialog";
import { Facts } from "../components/facts";
import { EventChanges } from "../history/event-changes";
import { eventSentence } from "../history/event-sentence";

type EventDialogProps = { event: SecurityEvent; onClose: () => void };

/** All that is known of one event. */
export function EventDialog({ event, onClose }: EventDialogProps) {
  const { actor, address, subject, requestId } = event;
  return (
    <Dialog title="Security event" description={eventSentence(event)} isOpen onClose={onClose}>
      <EventChanges event={event} isApart />
      <Facts
        facts={[
          { term: "When", value: formatMoment(event.at) },
          { term: "Who", value: [actor.label, actor.id].filter(Boolean).join(", ") },
          { term: "From", value: address ?? "The shop's own server" },
          ...(subject
            ? [{ term: "What", value: [subject.label, subject.id].filter(isNew).join(", ") }]
            : []),
          { term: "Kind", value: event.kind },
          ...(requestId ? [{ term: "Request", value: requestId }] : []),
        ]}
      />
    </Dialog>
  );
}

const isNew = (text: string | null, index: number, all: readonly (string | null)[]) =>
  Boolean(text) && all.indexOf(text) === index;
