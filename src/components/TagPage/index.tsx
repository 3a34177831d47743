import Link from '@docusaurus/Link';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import type {Props} from '@theme/DocTagDocListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';
import PageMetadata from '../PageMetadata';
import {describeTag} from '../../lib/describeTag';
import {sectionOf} from '../../lib/sectionOf';
import styles from './styles.module.css';

/** The page of a tag (config/docs.ts): its pages, with the section of each. */
export default function TagPage({tag}: Props): ReactNode {
  // Every tag has a description: plugins/tag-pages stops the build otherwise.
  const metaDescription = describeTag(
    tag.description ?? '',
    tag.items.map(({title}) => title),
  );
  return (
    <>
      <PageMetadata title={`Tag: ${tag.label}`} description={metaDescription} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <main className={styles.page}>
        {tag.unlisted && <Unlisted />}
        <header className={styles.header}>
          <Link className={styles.back} to={tag.allTagsPath}>
            All tags
          </Link>
          <Heading as="h1">{tag.label}</Heading>
          <p className={styles.description}>{tag.description}</p>
          <p className={styles.count}>{tag.count === 1 ? '1 page' : `${tag.count} pages`}</p>
        </header>
        <ul className={styles.list}>
          {tag.items.map(({id, permalink, title, description}) => (
            <li key={id} className={styles.item}>
              <p className={styles.section}>{sectionOf(permalink)}</p>
              <Heading as="h2" className={styles.title}>
                <Link to={permalink}>{title}</Link>
              </Heading>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}
