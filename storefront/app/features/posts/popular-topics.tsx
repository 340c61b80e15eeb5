import { Link } from "react-router";
import { POPULAR_TOPICS } from "~/content/popular-topics";
import styles from "./popular-topics.module.css";
import { postListAddress } from "./post-list-view";

/** Four ways into the posts. */
export function PopularTopics() {
  return (
    <section aria-labelledby="popular-topics">
      <h2 id="popular-topics" className={styles.heading}>
        Popular Topics
      </h2>
      <ul className={styles.topics}>
        {POPULAR_TOPICS.map(({ topic, posts, text }) => (
          <li key={topic}>
            <Link to={postListAddress({ page: 1, search: "", topic })} className={styles.topic}>
              <span className={styles.name}>{topic}</span>
              <span>{text}</span>
              <span className={styles.count}>{posts} articles</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
