import { model } from "@medusajs/framework/utils";

/** Something that somebody did. Its table takes rows and gives none back: a trigger refuses it. */
const SecurityEvent = model
  .define("security_event", {
    id: model.id({ prefix: "sevt" }).primaryKey(),
    at: model.dateTime(),
    kind: model.text(),
    outcome: model.enum(["success", "failure"]),
    actor_kind: model.text(),
    actor_id: model.text().nullable(),
    actor_label: model.text(),
    address: model.text().nullable(),
    request_id: model.text().nullable(),
    subject_kind: model.text().nullable(),
    subject_id: model.text().nullable(),
    subject_label: model.text().nullable(),
    before: model.json().nullable(),
    after: model.json().nullable(),
    count: model.number().default(1),
  })
  .indexes([
    { name: "IDX_security_event_newest", on: ["at", "id"] },
    { name: "IDX_security_event_actor", on: ["actor_id", "at"] },
    { name: "IDX_security_event_subject", on: ["subject_id", "at"] },
  ]);

export default SecurityEvent;
