// Wrapped: the original components, our own for tables, and requests with their forms.
// Pages import the components of the MDX vocabulary (plugins/mdx-vocabulary), so that each only loads its own.
import MDXComponents from '@theme-original/MDXComponents';
import RequestSample from '../../components/RequestSample';
import ScrollableTable from '../../components/ScrollableTable';
import TableHeader from '../../components/TableHeader';

export default {
  ...MDXComponents,
  table: ScrollableTable,
  th: TableHeader,
  RequestSample,
};
