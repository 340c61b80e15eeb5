import CarouselScreen from "@eldercare/admin-extensions/screens/carousel/carousel-screen";
import { adminMeta } from "~/features/admin-shell/admin-meta";

export const meta = adminMeta("Carousel");

export default CarouselScreen;
