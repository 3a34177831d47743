import { Typography } from '@strapi/design-system';
import { useGetBackstageNotesQuery } from '../utils/api';

export function NotesCell({ targetType, targetId }: { targetType: string; targetId: string }) {
  const { data: notes = [] } = useGetBackstageNotesQuery({ targetType });
  const open = notes.filter((note) => note.targetId === targetId && !note.done);

  return <Typography textColor="neutral800">{open.length}</Typography>;
}
