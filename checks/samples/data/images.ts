/**
 * Container images that pages may use, with the format of their tags: a misspelled image or tag would only fail on the
 * reader's machine. Nothing queries a registry, so verify an image before you add it.
 */
const images: Readonly<Record<string, RegExp>> = {
  node: /^(20|22|24)-(bookworm|bookworm-slim|alpine)$/,
  postgres: /^1[4-8](-alpine)?$/,
  mysql: /^8\.4$/,
  mariadb: /^11\.4$/,
  nginx: /^stable$/,
  'certbot/certbot': /^(latest)?$/,
};

/**
 * @param image - such as `node:22-bookworm-slim`; images with a registry host, or with the reader's own name
 *   (`my-project`), are accepted
 * @returns what is wrong with it, if anything
 */
export function problemOfImage(image: string): {message: string; fix: string} | undefined {
  const [, name = '', tag = ''] = /^([^:@]*)(?::([^@]*))?/.exec(image) ?? [];
  const known = images[name];
  if (name.startsWith('my-') || /^[^/]*\./.test(name)) {
    return undefined;
  }
  return known?.test(tag)
    ? undefined
    : {
        message: known
          ? `the image ${name} has no tag "${tag}" that this documentation uses`
          : `"${name}" isn't an image that these docs use`,
        fix: 'correct it, or add it to checks/samples/data/images.ts after looking it up',
      };
}
