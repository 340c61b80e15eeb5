/*
 * Keeps pictures that nobody sees yet from sharing a slow line with the scripts: browsers fetch lazy ones some
 * screens ahead. The styles (theme/base.css) put them where no browser fetches one, and where nothing of the
 * page moves or grows for it.
 */

const LAZY = "img[loading=lazy]";

/** Call it before anything is laid out: a page that arrives in pieces is, long before its end. */
export function keepPicturesAway(): void {
  document.documentElement.dataset.pictures = "later";
}

/** From here on one whose place comes into view is fetched at once. Gives what lets the rest come. */
export function laterPictures(): () => void {
  const pictures = document.querySelectorAll<HTMLImageElement>(LAZY);
  const inView = new IntersectionObserver((places) => {
    for (const { isIntersecting, target } of places) {
      if (!isIntersecting) continue;
      for (const { style } of target.querySelectorAll<HTMLImageElement>(LAZY))
        style.translate = "none";
    }
  });
  for (const { parentElement } of pictures) {
    if (parentElement) inView.observe(parentElement);
  }
  return () => {
    inView.disconnect();
    delete document.documentElement.dataset.pictures;
    for (const { style } of pictures) style.removeProperty("translate");
  };
}
