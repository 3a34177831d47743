import { NotesCell } from '../components/NotesCell';
import { getTranslation } from './getTranslation';

interface Row {
  documentId: string;
}

interface Header {
  name: string;
  label: string | { id: string; defaultMessage: string };
  attribute: { type: string };
  searchable: boolean;
  sortable: boolean;
  cellFormatter?: (row: Row, header: Header, context: { model: string }) => React.ReactNode;
}

interface ListView {
  displayedHeaders: Header[];
  layout: object;
}

/** Adds a column with the number of open notes to the list of entries. */
export function addNotesColumn({ displayedHeaders, layout }: ListView): ListView {
  const column: Header = {
    name: 'backstage',
    label: { id: getTranslation('column'), defaultMessage: 'Notes' },
    attribute: { type: 'custom' },
    searchable: false,
    sortable: false,
    cellFormatter: ({ documentId }, _header, { model }) => (
      <NotesCell targetType={model} targetId={documentId} />
    ),
  };

  return { displayedHeaders: [...displayedHeaders, column], layout };
}
