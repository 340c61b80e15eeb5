import type { CarouselSlide } from "@eldercare/contracts";
import { Button, IconButton } from "@eldercare/ui/button";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { ChevronLeftIcon, ChevronRightIcon } from "~/components/icons";
import { LinkButton } from "~/components/link-button";
import { ProductImage } from "~/components/product-image";
import styles from "./carousel.module.css";
import { PauseIcon, PlayIcon } from "./carousel-icons";
import { slideButton, slideLink, wrapped } from "./shown-slides";
import { useSlideMotion } from "./use-slide-motion";

const IMAGE_SIZES = "(min-width: 77.5rem) 77.5rem, calc(100vw - 2rem)";

/** React 18 does not know the attribute; an empty text sets it. */
const INERT = { inert: "" };

/** What the arrows and dots lead to until the scripts move the slides. */
const slideId = (place: number) => `slide-${place + 1}`;

type SlideProps = {
  id: string;
  slide: CarouselSlide;
  label: string;
  isFirst: boolean;
  /** Whether its turn may come: until then only the first slide's image is worth its bytes. */
  isReady: boolean;
  isHidden: boolean;
};

function SlideImage({ slide, isFirst, isReady }: Omit<SlideProps, "id" | "label" | "isHidden">) {
  const image = (
    <ProductImage
      src={slide.imageUrl}
      alt={slide.altText}
      sizes={IMAGE_SIZES}
      width={1600}
      height={700}
      priority={isFirst}
      eager={isReady}
      className={styles.image}
    />
  );
  if (isFirst || isReady) return image;
  return (
    <div className={styles.imageToCome}>
      <noscript>{image}</noscript>
    </div>
  );
}

function Slide({ id, slide, label, isFirst, isReady, isHidden }: SlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the APG's carousel pattern names slides as groups.
    <div
      id={id}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      className={styles.slide}
      {...(isHidden ? INERT : {})}
    >
      <SlideImage slide={slide} isFirst={isFirst} isReady={isReady} />
      <div className={styles.words}>
        <h2 className={styles.title}>{slide.title}</h2>
        <p>{slide.description}</p>
        <Button asChild>
          <Link to={slideLink(slide)}>{slideButton(slide)}</Link>
        </Button>
      </div>
    </div>
  );
}

/**
 * Slides that change every 5 s, after the APG's carousel pattern: Pause comes first, hidden slides
 * cannot be reached, and what is shown is read out only while nothing moves by itself.
 */
export function SlideShow({ slides }: { slides: readonly CarouselSlide[] }) {
  const viewport = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const { selected, isReady, hasMoved, isPlaying, canPause, ...motion } = useSlideMotion(
    viewport,
    count,
  );
  const { toggle, hold, goOn, pauseHeld, touch, move } = motion;
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);

  const labelOf = (place: number) => `Slide ${place + 1} of ${count}`;

  return (
    <section
      className="page-width"
      aria-roledescription="carousel"
      aria-label="Highlights"
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && hold()}
      onPointerLeave={({ currentTarget }) =>
        !currentTarget.contains(document.activeElement) && goOn()
      }
      onFocus={hold}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && pauseHeld()}
    >
      <div className={styles.carousel}>
        {count > 1 && (
          <div className={styles.controls}>
            <button type="button" className={styles.playing} onClick={toggle}>
              {canPause ? <PauseIcon fill="currentColor" /> : <PlayIcon fill="currentColor" />}
              <span>{canPause ? "Pause" : "Play"}</span>
              <span className="visually-hidden"> slides</span>
            </button>
            <IconButton asChild aria-label="Previous slide">
              <LinkButton
                data-held
                href={`#${slideId(wrapped(selected - 1, count))}`}
                onPress={() => move(selected - 1)}
              >
                <ChevronLeftIcon />
              </LinkButton>
            </IconButton>
            <ul className={styles.dots} aria-label="Choose a slide">
              {slides.map(({ id, title }, place) => (
                <li key={id}>
                  <LinkButton
                    data-held
                    href={`#${slideId(place)}`}
                    className={styles.dot}
                    aria-label={`${labelOf(place)}: ${title}`}
                    aria-current={place === selected || undefined}
                    onPress={() => move(place)}
                  />
                </li>
              ))}
            </ul>
            <IconButton asChild aria-label="Next slide">
              <LinkButton
                data-held
                href={`#${slideId(wrapped(selected + 1, count))}`}
                onPress={() => move(selected + 1)}
              >
                <ChevronRightIcon />
              </LinkButton>
            </IconButton>
          </div>
        )}
        <div
          ref={viewport}
          className={styles.viewport}
          onPointerDown={({ pointerType }) => pointerType !== "mouse" && touch()}
        >
          <div className={styles.track}>
            {slides.map((slide, place) => (
              <Slide
                key={slide.id}
                id={slideId(place)}
                slide={slide}
                label={labelOf(place)}
                isFirst={place === 0}
                isReady={isReady}
                isHidden={isMounted && place !== selected}
              />
            ))}
          </div>
        </div>
        <p role="status" className="visually-hidden">
          {hasMoved && !isPlaying && `${labelOf(selected)}: ${slides[selected]?.title ?? ""}`}
        </p>
      </div>
    </section>
  );
}
