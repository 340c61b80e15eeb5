/** Where no browser fetches a lazy picture, and where nothing of the page moves or grows for it. */
const OUT_OF_SIGHT = "-99999px";

/**
 * Keeps pictures that nobody sees yet from sharing a slow line with the scripts: browsers fetch lazy
 * ones some screens ahead. One whose place comes into view is fetched at once. Call it before the page
 * is laid out; gives what lets the rest come.
 */
export function laterPictures(): () => void {
  const pictures = document.querySelectorAll<HTMLImageElement>("img[loading=lazy]");
  const show = (picture: HTMLImageElement) => picture.style.removeProperty("translate");
  const inView = new IntersectionObserver((places) => {
    for (const { isIntersecting, target } of places) {
      if (isIntersecting) target.querySelectorAll("img").forEach(show);
    }
  });
  for (const picture of pictures) {
    picture.style.translate = OUT_OF_SIGHT;
    if (picture.parentElement) inView.observe(picture.parentElement);
  }
  return () => {
    inView.disconnect();
    pictures.forEach(show);
  };
}
