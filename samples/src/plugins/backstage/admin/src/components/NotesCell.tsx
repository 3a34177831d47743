import { Typography } from '@strapi/design-system';
import { useGetBackstageSettingsQuery, useGetNotesQuery } from '../utils/api';

/** All rows of the list share one request: the notes of the content type. */
export function NotesCell({ targetType, targetId }: { targetType: string; targetId: string }) {
  const { data: notes = [] } = useGetNotesQuery({ targetType });
  const { data: settings } = useGetBackstageSettingsQuery();
  const open = notes.filter((note) => note.targetId === targetId && !note.done);

  return settings?.data.showInList ? <Typography>{open.length}</Typography> : null;
}
