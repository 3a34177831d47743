import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { useGetBackstageNotesQuery, type Target } from '../utils/api';
import { NoteForm } from './NoteForm';
import { NoteList } from './NoteList';

export const NotesPanel: PanelComponent = ({ model, documentId, document }) => {
  const { formatMessage } = useIntl();
  const targetId = document && (documentId ?? document.documentId);

  if (!targetId) {
    return null;
  }

  return {
    title: formatMessage({ id: 'backstage.panel.title', defaultMessage: 'Notes' }),
    content: <NotesOfEntry targetType={model} targetId={targetId} />,
  };
};

function NotesOfEntry(target: Target) {
  const { data: notes = [] } = useGetBackstageNotesQuery(target);

  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <NoteList notes={notes} />
      <NoteForm {...target} />
    </Flex>
  );
}
