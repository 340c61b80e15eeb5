import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import StripePaymentsService from "./service";

export default ModuleProvider(Modules.PAYMENT, { services: [StripePaymentsService] });
