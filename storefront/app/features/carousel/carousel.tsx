import { Button } from "@eldercare/ui/button";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { carouselQuery } from "~/api/catalog-queries";
import { DEFAULT_SLIDE } from "~/content/welcome";
import styles from "./carousel.module.css";
import { shownSlides } from "./shown-slides";
import { SlideShow } from "./slide-show";

function CarouselSkeleton() {
  return (
    <div className="page-width">
      <p role="status" className="visually-hidden">
        Loading highlights…
      </p>
      <div className={styles.skeleton} aria-hidden="true" />
    </div>
  );
}

/** Shown when staff have no slides. */
function DefaultSlide() {
  const { title, text, button, link } = DEFAULT_SLIDE;
  return (
    <section className="page-width" aria-label="Welcome">
      <div className={styles.defaultSlide}>
        <h2>{title}</h2>
        <p>{text}</p>
        <Button asChild>
          <Link to={link}>{button}</Link>
        </Button>
      </div>
    </section>
  );
}

/** The home page's slides (spec §2 Carousel). */
export function Carousel() {
  const { data, isPending } = useQuery(carouselQuery());
  if (isPending) return <CarouselSkeleton />;
  const slides = shownSlides(data ?? []);
  return slides.length > 0 ? <SlideShow slides={slides} /> : <DefaultSlide />;
}
