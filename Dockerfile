# Builds the site with Node.js, and serves it with nginx and the configuration that the build generates.
#   docker build --build-arg SITE_URL=https://docs.example.com -t docs . && docker run -p 8080:8080 docs
FROM node:20-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
ARG SITE_URL
RUN npm run build

FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY --from=build /site/build /usr/share/site
RUN sed -e 's|@LISTEN@|8080|' -e 's|@ROOT@|/usr/share/site|' /usr/share/site/_host/nginx.conf > /etc/nginx/conf.d/site.conf \
  && nginx -t
EXPOSE 8080
CMD ["nginx", "-g", "daemon off;"]
