import type { ContactBody } from "@eldercare/contracts";
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk";
import { contactAddress } from "../../mail/contact-address";
import { CONTACT_MESSAGE_MODULE } from "../../modules/contact-message";
import type ContactMessageModuleService from "../../modules/contact-message/service";
import { queueMailStep } from "../account/steps/queue-mail";

/** A message without the form's honeypot. */
export type SentMessage = Omit<ContactBody, "website">;

const storeMessageStep = createStep(
  "store-contact-message",
  async ({ phone = "", ...message }: SentMessage, { container }) => {
    const messages: ContactMessageModuleService = container.resolve(CONTACT_MESSAGE_MODULE);
    const { id } = await messages.createContactMessages({ ...message, phone });
    return new StepResponse(id, id);
  },
  async (id, { container }) => {
    if (!id) return;
    const messages: ContactMessageModuleService = container.resolve(CONTACT_MESSAGE_MODULE);
    await messages.deleteContactMessages(id);
  },
);

/** Keeps a message of the contact form, mails it to the shop, and tells its writer. Answers its id. */
export const sendContactMessageWorkflow = createWorkflow(
  "send-contact-message",
  (input: SentMessage) => {
    const id = storeMessageStep(input);
    queueMailStep(
      transform({ input, id }, (data) => ({
        template: "contact-message" as const,
        cause: data.id,
        recipient: contactAddress(),
        data: { ...data.input, phone: data.input.phone ?? "" },
      })),
    ).config({ name: "queue-mail-to-shop" });
    queueMailStep(
      transform({ input, id }, (data) => ({
        template: "contact-received" as const,
        cause: data.id,
        recipient: data.input.email,
        data: { name: data.input.name },
      })),
    ).config({ name: "queue-mail-to-writer" });
    return new WorkflowResponse(id);
  },
);
