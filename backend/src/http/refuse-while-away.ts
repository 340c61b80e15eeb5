import { addressOf } from "@eldercare/contracts/calls";
import type { RequestHandler } from "express";
import type { DatabaseReach } from "../shop-changes/database-reach";
import { outOfOrderAnswer } from "./error-answer";
import { sendAnswer } from "./send-error";

/** Says itself how the database is. */
const HEALTH = addressOf("service.health");

/**
 * Refuses at once what would wait for a database that lets nobody in: each such request would keep its
 * asker for as long as the pool waits, and its place in the pool from those who come when it is back.
 */
export function refuseWhileAway(reach: DatabaseReach): RequestHandler {
  return (request, response, next) => {
    if (!reach.isAway || request.originalUrl.split("?", 1)[0] === HEALTH) return next();
    sendAnswer(response, outOfOrderAnswer("database-away"));
  };
}
