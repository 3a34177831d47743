import { Widget } from '@strapi/strapi/admin';
import { useGetBackstageNotesQuery } from '../utils/api';
import { NoteList } from './NoteList';

export function NotesWidget() {
  const { data: notes, isError } = useGetBackstageNotesQuery({});

  if (isError) {
    return <Widget.Error />;
  }
  if (!notes) {
    return <Widget.Loading />;
  }

  const open = notes.filter(({ done }) => !done);

  return open.length === 0 ? <Widget.NoData /> : <NoteList notes={open} />;
}
