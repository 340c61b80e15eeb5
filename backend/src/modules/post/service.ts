import { MedusaService } from "@medusajs/framework/utils";
import Post from "./models/post";

/** Stores the care guides. */
class PostModuleService extends MedusaService({ Post }) {}

export default PostModuleService;
