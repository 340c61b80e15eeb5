import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { Card } from "../components/card";
import { CheckIcon } from "../components/icons";
import { Loading } from "../components/loading";
import { Problem } from "../components/problem";
import { useAdminHost } from "../host/admin-host";
import { waitingTasks } from "../waiting/waiting-of-screens";
import { waitingQuestion } from "../waiting/waiting-question";
import styles from "./to-do-today.module.css";

/** What waits for somebody, each with the way to it; the counts are the sidebar's. */
export function ToDoToday() {
  const { api } = useAdminHost();
  const query = useQuery(waitingQuestion(api));
  const tasks = query.data && waitingTasks(query.data);
  return (
    <Card title="To Do Today">
      {query.error && <Problem error={query.error} onRetry={() => void query.refetch()} />}
      {!tasks && !query.error && <Loading />}
      {tasks?.length === 0 && (
        <p className={styles.done}>
          <CheckIcon />
          Nothing is waiting for you. Well done!
        </p>
      )}
      {tasks && tasks.length > 0 && (
        <ul className={styles.tasks}>
          {tasks.map(({ href, words }) => (
            <li key={words}>
              <Link to={href} className={styles.task}>
                {words}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
