import { useRBAC } from '@strapi/strapi/admin';
import { Checkbox, Flex, Typography } from '@strapi/design-system';
import { permissions } from '../permissions';
import { useGetBackstageSettingsQuery, useSetBackstageNoteDoneMutation, type Note } from '../utils/api';

export function NoteList({ notes }: { notes: Note[] }) {
  const { allowedActions } = useRBAC(permissions.write);
  const { data: settings } = useGetBackstageSettingsQuery();
  const [setDone] = useSetBackstageNoteDoneMutation();
  const shown = notes.filter(({ done }) => !done || settings?.data.showDone);

  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {shown.map(({ documentId, text, author, done }) => (
        <Flex key={documentId} direction="column" alignItems="stretch">
          <Checkbox
            checked={done}
            disabled={!allowedActions.canWrite}
            onCheckedChange={(checked: boolean | 'indeterminate') =>
              setDone({ documentId, done: checked === true })
            }
          >
            {text}
          </Checkbox>
          <Typography variant="pi" textColor="neutral600">
            {author}
          </Typography>
        </Flex>
      ))}
    </Flex>
  );
}
