import { Checkbox, Flex, Typography } from '@strapi/design-system';
import type { Note } from '../utils/api';

interface Props {
  notes: Note[];
  onChange?: (change: { documentId: string; done: boolean }) => void;
}

export function NoteList({ notes, onChange }: Props) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {notes.map((note) => (
        <Flex key={note.documentId} direction="column" alignItems="stretch">
          <Checkbox
            checked={note.done}
            disabled={!onChange}
            onCheckedChange={(checked: boolean | 'indeterminate') =>
              onChange?.({ documentId: note.documentId, done: checked === true })
            }
          >
            {note.text}
          </Checkbox>
          <Typography variant="pi" textColor="neutral600">
            {note.author}
          </Typography>
        </Flex>
      ))}
    </Flex>
  );
}
