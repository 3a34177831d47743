import { Layouts, Page, useStrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { NoteList } from '../components/NoteList';
import { permissions } from '../permissions';
import { PLUGIN_ID } from '../pluginId';
import { useGetNotesQuery } from '../utils/api';
import { getTranslation } from '../utils/getTranslation';

function Notes() {
  const { formatMessage } = useIntl();
  const { data: notes, isError } = useGetNotesQuery({});
  const footer = useStrapiApp('NotesPage', ({ getPlugin }) =>
    getPlugin(PLUGIN_ID).getInjectedComponents('notes', 'footer'),
  );
  const title = formatMessage({ id: getTranslation('name'), defaultMessage: 'Backstage' });

  if (isError) {
    return <Page.Error />;
  }
  if (!notes) {
    return <Page.Loading />;
  }

  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={formatMessage(
          {
            id: getTranslation('page.subtitle'),
            defaultMessage: '{count, plural, one {# note} other {# notes}}',
          },
          { count: notes.length },
        )}
      />
      <Layouts.Content>
        {notes.length === 0 ? <Page.NoData /> : <NoteList notes={notes} />}
        {footer.map(({ name, Component }) => (
          <Component key={name} />
        ))}
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
