import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Pagination} from '../../lib/queryBuilder/types';
import {notSet, SelectField, TextField} from './Field';
import Section from './Section';
import styles from './styles.module.css';

interface Props {
  pagination: Pagination;
  onChange: (pagination: Pagination) => void;
}

/** Which part of a list to request. */
export default function PaginationFields({pagination, onChange}: Props): ReactNode {
  const change = (values: Partial<Pagination>) => onChange({...pagination, ...values});
  return (
    <Section title={translate({id: 'queryBuilder.pagination', message: 'Pagination'})}>
      <div className={styles.row}>
        <SelectField
          label={translate({id: 'queryBuilder.countBy', message: 'Count by'})}
          value={pagination.mode}
          options={[
            ['none', notSet],
            ['page', translate({id: 'queryBuilder.pages', message: 'pages', description: 'After "Count by"'})],
            [
              'offset',
              translate({id: 'queryBuilder.offset', message: 'documents to skip', description: 'After "Count by"'}),
            ],
          ]}
          onChange={(mode) => change({mode: mode as Pagination['mode']})}
        />
        {pagination.mode === 'page' && (
          <>
            <TextField
              label={translate({id: 'queryBuilder.page', message: 'Page'})}
              numeric
              value={pagination.page}
              onChange={(page) => change({page})}
            />
            <TextField
              label={translate({id: 'queryBuilder.pageSize', message: 'Page size'})}
              numeric
              value={pagination.pageSize}
              onChange={(pageSize) => change({pageSize})}
            />
          </>
        )}
        {pagination.mode === 'offset' && (
          <>
            <TextField
              label={translate({id: 'queryBuilder.start', message: 'Start'})}
              numeric
              value={pagination.start}
              onChange={(start) => change({start})}
            />
            <TextField
              label={translate({id: 'queryBuilder.limit', message: 'Limit'})}
              numeric
              value={pagination.limit}
              onChange={(limit) => change({limit})}
            />
          </>
        )}
        {pagination.mode !== 'none' && (
          <SelectField
            label={translate({id: 'queryBuilder.total', message: 'Total in the response'})}
            value={pagination.withCount}
            options={[
              ['', notSet],
              ['true', translate({id: 'queryBuilder.yes', message: 'yes'})],
              ['false', translate({id: 'queryBuilder.no', message: 'no'})],
            ]}
            onChange={(withCount) => change({withCount: withCount as Pagination['withCount']})}
          />
        )}
      </div>
    </Section>
  );
}
