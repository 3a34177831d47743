import { Layouts, Page } from '@strapi/strapi/admin';
import { Flex } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { NoteForm } from '../components/NoteForm';
import { NoteList } from '../components/NoteList';
import { permissions } from '../permissions';
import { useGetBackstageNotesQuery } from '../utils/api';

function Notes() {
  const { formatMessage } = useIntl();
  const { data: notes, isError } = useGetBackstageNotesQuery({});

  if (isError) {
    return <Page.Error />;
  }
  if (!notes) {
    return <Page.Loading />;
  }

  const subtitle = formatMessage(
    {
      id: 'backstage.count',
      defaultMessage: '{count, plural, one {# note} other {# notes}}',
    },
    { count: notes.length },
  );

  return (
    <Page.Main>
      <Page.Title>Backstage</Page.Title>
      <Layouts.Header title="Backstage" subtitle={subtitle} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <NoteForm />
          <NoteList notes={notes} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

export default function NotesPage() {
  return (
    <Page.Protect permissions={permissions.read}>
      <Notes />
    </Page.Protect>
  );
}
