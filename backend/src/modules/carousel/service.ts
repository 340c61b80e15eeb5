import { MedusaService } from "@medusajs/framework/utils";
import CarouselSlide from "./models/carousel-slide";

/** Stores the carousel's slides. */
class CarouselModuleService extends MedusaService({ CarouselSlide }) {}

export default CarouselModuleService;
