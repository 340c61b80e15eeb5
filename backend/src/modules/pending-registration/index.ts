import { Module } from "@medusajs/framework/utils";
import PendingRegistrationModuleService from "./service";

export const PENDING_REGISTRATION_MODULE = "pending_registration";

export default Module(PENDING_REGISTRATION_MODULE, { service: PendingRegistrationModuleService });
