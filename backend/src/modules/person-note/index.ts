import { Module } from "@medusajs/framework/utils";
import PersonNoteModuleService from "./service";

export const PERSON_NOTE_MODULE = "person_note";

export default Module(PERSON_NOTE_MODULE, { service: PersonNoteModuleService });
