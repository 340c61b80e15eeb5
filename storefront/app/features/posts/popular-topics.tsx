import { POPULAR_TOPIC_ARTICLES, type PostTopic } from "@eldercare/contracts";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { POPULAR_TOPICS } from "~/content/popular-topics";
import styles from "./popular-topics.module.css";
import { postListAddress, readPostListView } from "./post-list-view";
import { postPageQuery } from "./post-queries";

/** Four ways into the posts. A number that is not how many there are says that it is an example. */
export function PopularTopics() {
  const [params] = useSearchParams();
  const { data } = useQuery({ ...postPageQuery(readPostListView(params)), enabled: false });
  const isExample = (topic: PostTopic) =>
    data !== undefined && POPULAR_TOPIC_ARTICLES[topic] !== (data.topics[topic] ?? 0);
  return (
    <section aria-labelledby="popular-topics">
      <h2 id="popular-topics" className={styles.heading}>
        Popular Topics
      </h2>
      <ul className={styles.topics}>
        {POPULAR_TOPICS.map(({ topic, text }) => (
          <li key={topic}>
            <Link to={postListAddress({ page: 1, search: "", topic })} className={styles.topic}>
              <span className={styles.name}>{topic}</span>
              <span>{text}</span>
              <span className={styles.count}>
                {POPULAR_TOPIC_ARTICLES[topic]} articles
                {isExample(topic) && <span className="example-mark"> Example number</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
