import { Widget } from '@strapi/strapi/admin';
import { useGetNotesQuery } from '../utils/api';
import { NoteList } from './NoteList';

export function NotesWidget() {
  const { data: notes, isError } = useGetNotesQuery({});
  const open = notes?.filter(({ done }) => !done);

  if (isError) {
    return <Widget.Error />;
  }
  if (!open) {
    return <Widget.Loading />;
  }

  return open.length === 0 ? <Widget.NoData /> : <NoteList notes={open} />;
}
