// Wrapped: the original components, tables that scroll in their own box, and the MDX vocabulary.
import MDXComponents from '@theme-original/MDXComponents';
import ScrollableTable from '../../components/ScrollableTable';
import TableHeader from '../../components/TableHeader';
import {components} from '../../mdx';

export default {...MDXComponents, table: ScrollableTable, th: TableHeader, ...components};
