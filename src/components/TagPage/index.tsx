import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import type {Props} from '@theme/DocTagDocListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import type {ReactNode} from 'react';
import PageMetadata from '../PageMetadata';
import {describeTag} from '../../lib/describeTag';
import {useCountPages} from './useCountPages';
import {sectionName} from '../sectionName';
import {sectionOf} from '../../data/sections';
import styles from './styles.module.css';

/** A tag's page (config/docs.ts): its pages, with the section of each. */
export default function TagPage({tag}: Props): ReactNode {
  const countPages = useCountPages();
  // Every tag has a description; otherwise, plugins/tag-pages fails the build.
  const metaDescription = describeTag(
    tag.description ?? '',
    tag.items.map(({title}) => title),
  );
  return (
    <>
      <PageMetadata
        title={translate(
          {id: 'tags.title', message: 'Tag: {label}', description: 'Title of the page of a tag'},
          {label: tag.label},
        )}
        description={metaDescription}
        permalink={tag.permalink}
      />
      <SearchMetadata tag="doc_tag_doc_list" />
      <main className={styles.page}>
        {tag.unlisted && <Unlisted />}
        <header className={styles.header}>
          <Link className={styles.back} to={tag.allTagsPath}>
            <Translate id="theme.tags.tagsPageLink" description="The label of the link targeting the tag list page">
              All tags
            </Translate>
          </Link>
          <Heading as="h1">{tag.label}</Heading>
          <p className={styles.description}>{tag.description}</p>
          <p className={styles.count}>{countPages(tag.count)}</p>
        </header>
        <ul className={styles.list}>
          {tag.items.map(({id, permalink, title, description}) => (
            <li key={id} className={styles.item}>
              <p className={styles.section}>{sectionName(sectionOf(permalink))}</p>
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
