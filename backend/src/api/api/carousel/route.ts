import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { carouselSlideFromStored } from "../../../content/carousel/slide-view";
import { answerCall } from "../../../http/answer-call";
import { bodyOf } from "../../../http/call-input";
import { CAROUSEL_MODULE } from "../../../modules/carousel";
import type CarouselModuleService from "../../../modules/carousel/service";
import { createSlide } from "../../../workflows/carousel/save-slide";
import { isAskedByStaff } from "../../security/signed-in";

/** GET /api/carousel (spec §7): active slides in their order, all slides for admins. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const carousel: CarouselModuleService = request.scope.resolve(CAROUSEL_MODULE);
  const isAdmin = await isAskedByStaff(request, "carousel.change");
  const slides = await carousel.listCarouselSlides(isAdmin ? {} : { active: true }, {
    order: { sort_order: "ASC", id: "ASC" },
    take: null,
  });
  answerCall("carousel.list", response, slides.map(carouselSlideFromStored));
}

/** POST /api/carousel (spec §7), for staff. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const body = bodyOf("carousel.create", request);
  answerCall("carousel.create", response, await createSlide(request.scope, body));
}
