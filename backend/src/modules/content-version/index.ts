import { Module } from "@medusajs/framework/utils";
import ContentVersionModuleService from "./service";

export const CONTENT_VERSION_MODULE = "content_version";

export default Module(CONTENT_VERSION_MODULE, { service: ContentVersionModuleService });
