/**
 * The parts of Next.js 16 that pages use, as its own types declare them. Next.js itself isn't installed, because it weighs
 * 370 MB with its compilers.
 */

declare module 'next' {
  export interface NextConfig {
    cacheComponents?: boolean;
    partialPrefetching?: boolean;
    images?: {
      remotePatterns?: (
        | URL
        | {protocol?: 'http' | 'https'; hostname: string; port?: string; pathname?: string; search?: string}
      )[];
      dangerouslyAllowLocalIP?: boolean;
    };
    headers?: () => Promise<{source: string; headers: {key: string; value: string}[]}[]>;
  }
}

declare module 'next/cache' {
  type Profile = 'default' | 'seconds' | 'minutes' | 'hours' | 'days' | 'weeks' | 'max';
  export function cacheLife(profile: Profile | {stale?: number; revalidate?: number; expire?: number}): void;
  export function cacheTag(...tags: string[]): void;
  export function revalidateTag(tag: string, profile: Profile | {expire?: number}): undefined;
}

declare module 'next/headers' {
  export function draftMode(): Promise<{isEnabled: boolean; enable(): void; disable(): void}>;
}

declare module 'next/image' {
  import type {ComponentType, ImgHTMLAttributes} from 'react';

  type Attributes = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'alt' | 'width' | 'height'>;
  type Props = Attributes & {
    src: string;
    alt: string;
    width?: number;
    height?: number;
    fill?: boolean;
    preload?: boolean;
    quality?: number;
    unoptimized?: boolean;
  };
  const Image: ComponentType<Props>;
  export default Image;
}

declare module 'next/link' {
  import type {AnchorHTMLAttributes, ComponentType} from 'react';

  const Link: ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & {href: string; prefetch?: boolean}>;
  export default Link;
}

declare module 'next/navigation' {
  export function notFound(): never;
  export function redirect(url: string): never;
  export function useRouter(): {push(href: string): void; replace(href: string): void; refresh(): void};
}
