import {
  SECURITY_EVENT_GROUPS,
  SECURITY_EVENT_KINDS,
  SECURITY_EVENTS_PAGE_SIZE,
  SecurityEventListQuery,
} from "@eldercare/contracts";
import { addressOf } from "@eldercare/contracts/calls";
import { useState } from "react";
import { Button } from "../components/button";
import { Card } from "../components/card";
import { ImportIcon } from "../components/icons";
import { Pagination } from "../components/pagination";
import { Screen } from "../components/screen";
import { UnknownFilters } from "../components/unknown-filters";
import { ANY, ROW, useListParams } from "../components/use-list-params";
import { usePageWithin } from "../components/use-page-within";
import { useAdminQuery } from "../host/use-admin-query";
import { EventDialog } from "./event-dialog";
import { EventFilters } from "./event-filters";
import { EventTable } from "./event-table";

const isDay = (value: string) => SecurityEventListQuery.shape.from.safeParse(value).success;

const FILTERS = {
  ...{ person: ANY, subject: ANY },
  // The record whose history led here.
  ...{ subjectId: ROW, subjectKind: ROW },
  kind: [...SECURITY_EVENT_GROUPS, ...SECURITY_EVENT_KINDS],
  ...{ from: isDay, to: isDay },
} as const;

/** Who did what, when, from where (decision 035). */
export default function SecurityEventsScreen() {
  const list = useListParams(FILTERS);
  const [openId, setOpenId] = useState<string | null>(null);
  const filter = {
    person: list.read("person"),
    subject: list.read("subject"),
    subjectId: list.read("subjectId"),
    subjectKind: list.read("subjectKind"),
    kind: list.read("kind"),
    from: list.read("from"),
    to: list.read("to"),
  };
  const query = useAdminQuery("securityEvents.list", {
    query: {
      ...filter,
      limit: String(SECURITY_EVENTS_PAGE_SIZE),
      offset: String((list.page - 1) * SECURITY_EVENTS_PAGE_SIZE),
    },
  });
  const events = query.data?.events;
  const total = query.data?.total;
  const opened = events?.find(({ id }) => id === openId);
  usePageWithin(list, query.isPlaceholderData ? undefined : total, SECURITY_EVENTS_PAGE_SIZE);

  return (
    <Screen
      title="Security"
      subtitle="Who did what, when and from where, for one year"
      actions={
        <Button asChild>
          <a href={addressOf("securityEvents.export", { query: filter })} download>
            <ImportIcon />
            Export CSV
          </a>
        </Button>
      }
    >
      <EventFilters filter={filter} onFilter={(changes) => list.filter(changes)} />
      <UnknownFilters list={list} />
      {filter.subjectId && (
        <p>
          Only what happened to {events?.[0]?.subject?.label || "one record"} is listed.{" "}
          <Button tone="secondary" onClick={() => list.filter({ subjectId: "", subjectKind: "" })}>
            Show Everything
          </Button>
        </p>
      )}
      <Card isFlush>
        <EventTable
          events={events}
          query={query}
          isFiltered={Object.values(filter).some(Boolean)}
          onView={({ id }) => setOpenId(id)}
        />
        <Pagination
          page={list.page}
          pageSize={SECURITY_EVENTS_PAGE_SIZE}
          total={total ?? 0}
          onChange={list.goTo}
        />
      </Card>
      {opened && <EventDialog event={opened} onClose={() => setOpenId(null)} />}
    </Screen>
  );
}
