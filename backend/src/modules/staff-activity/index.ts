import { Module } from "@medusajs/framework/utils";
import StaffActivityModuleService from "./service";

export const STAFF_ACTIVITY_MODULE = "staff_activity";

export default Module(STAFF_ACTIVITY_MODULE, { service: StaffActivityModuleService });
