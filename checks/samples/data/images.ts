/**
 * Container images that pages name, with the form of the tags that pages use: a misspelled image or tag only fails on the
 * reader's machine. A list, because no registry is asked. Whoever adds one looks it up first.
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
 * @param image - such as `node:22-bookworm-slim`; an image of a registry with a host, or one whose name is the reader's
 * (`my-project`), is taken as it is
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
