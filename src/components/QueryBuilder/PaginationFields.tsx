import type {ReactNode} from 'react';
import type {Pagination} from '../../lib/queryBuilder/types';
import {SelectField, TextField} from './Field';
import Section from './Section';
import styles from './styles.module.css';

interface Props {
  pagination: Pagination;
  onChange: (pagination: Pagination) => void;
}

/** Which part of a list is asked for. */
export default function PaginationFields({pagination, onChange}: Props): ReactNode {
  const change = (values: Partial<Pagination>) => onChange({...pagination, ...values});
  return (
    <Section title="Pagination">
      <div className={styles.row}>
        <SelectField
          label="Count by"
          value={pagination.mode}
          options={[
            ['none', 'not set'],
            ['page', 'pages'],
            ['offset', 'documents to skip'],
          ]}
          onChange={(mode) => change({mode: mode as Pagination['mode']})}
        />
        {pagination.mode === 'page' && (
          <>
            <TextField label="Page" numeric value={pagination.page} onChange={(page) => change({page})} />
            <TextField
              label="Page size"
              numeric
              value={pagination.pageSize}
              onChange={(pageSize) => change({pageSize})}
            />
          </>
        )}
        {pagination.mode === 'offset' && (
          <>
            <TextField label="Start" numeric value={pagination.start} onChange={(start) => change({start})} />
            <TextField label="Limit" numeric value={pagination.limit} onChange={(limit) => change({limit})} />
          </>
        )}
        {pagination.mode !== 'none' && (
          <SelectField
            label="Total in the answer"
            value={pagination.withCount}
            options={[
              ['', 'not set'],
              ['true', 'yes'],
              ['false', 'no'],
            ]}
            onChange={(withCount) => change({withCount: withCount as Pagination['withCount']})}
          />
        )}
      </div>
    </Section>
  );
}
