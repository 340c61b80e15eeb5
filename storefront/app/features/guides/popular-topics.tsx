import { Link } from "react-router";
import { POPULAR_TOPICS } from "~/content/popular-topics";
import { guideViewAddress } from "./guide-view";
import styles from "./popular-topics.module.css";

/** Four ways into the guides. */
export function PopularTopics() {
  return (
    <section aria-labelledby="popular-topics">
      <h2 id="popular-topics" className={styles.heading}>
        Popular Topics
      </h2>
      <ul className={styles.topics}>
        {POPULAR_TOPICS.map(({ topic, articles, text }) => (
          <li key={topic}>
            <Link to={guideViewAddress({ page: 1, search: "", topic })} className={styles.topic}>
              <span className={styles.name}>{topic}</span>
              <span>{text}</span>
              <span className={styles.count}>{articles} articles</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
