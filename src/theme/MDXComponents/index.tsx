// Wrapped: the original components, our own for tables and details, requests with their forms, and the MDX vocabulary.
import MDXComponents from '@theme-original/MDXComponents';
import Details from '../../components/Details';
import RequestSample from '../../components/RequestSample';
import ScrollableTable from '../../components/ScrollableTable';
import TableHeader from '../../components/TableHeader';
import {components} from '../../mdx';

export default {
  ...MDXComponents,
  table: ScrollableTable,
  th: TableHeader,
  details: Details,
  RequestSample,
  ...components,
};
