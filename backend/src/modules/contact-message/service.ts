import { MedusaService } from "@medusajs/framework/utils";
import ContactMessage from "./models/contact-message";

/** Stores what visitors write to the shop. */
class ContactMessageModuleService extends MedusaService({ ContactMessage }) {}

export default ContactMessageModuleService;
