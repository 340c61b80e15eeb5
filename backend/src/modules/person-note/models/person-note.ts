import { model } from "@medusajs/framework/utils";

/** What somebody of the staff noted about a customer, whether there is an account or not. */
const PersonNote = model
  .define("person_note", {
    id: model.text().primaryKey(),
    /** The customer's, in lower case; empty of one who gave none. */
    email: model.text(),
    /** Of a customer without an address the order by which staff found them. */
    order_id: model.text().nullable(),
    text: model.text(),
    /** Email address of who noted it. */
    by: model.text(),
  })
  .indexes([
    { name: "IDX_person_note_email", on: ["email", "created_at"] },
    { name: "IDX_person_note_age", on: ["created_at"] },
  ]);

export default PersonNote;
