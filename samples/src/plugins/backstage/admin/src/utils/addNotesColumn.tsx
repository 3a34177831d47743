import { NotesCell } from '../components/NotesCell';

interface Column {
  name: string;
  label: string | { id: string; defaultMessage: string };
  attribute: { type: string };
  searchable: boolean;
  sortable: boolean;
  cellFormatter?: (row: { documentId: string }, column: Column, context: { model: string }) => React.ReactNode;
}

interface ListView {
  displayedHeaders: Column[];
  layout: object;
}

export function addNotesColumn({ displayedHeaders, layout }: ListView): ListView {
  const column: Column = {
    name: 'backstage-notes',
    label: { id: 'backstage.panel.title', defaultMessage: 'Notes' },
    attribute: { type: 'custom' },
    searchable: false,
    sortable: false,
    cellFormatter: ({ documentId }, _column, { model }) => (
      <NotesCell targetType={model} targetId={documentId} />
    ),
  };

  return { displayedHeaders: [...displayedHeaders, column], layout };
}
