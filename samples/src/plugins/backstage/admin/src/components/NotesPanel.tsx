import { useState } from 'react';
import { useNotification, useRBAC } from '@strapi/strapi/admin';
import { Button, Field, Flex, Textarea } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { permissions } from '../permissions';
import {
  useAddNoteMutation,
  useGetBackstageSettingsQuery,
  useGetNotesQuery,
  useSetDoneMutation,
} from '../utils/api';
import { getTranslation } from '../utils/getTranslation';
import { NoteList } from './NoteList';

interface PanelProps {
  model: string;
  documentId?: string;
}

/** Describes a panel beside an entry; there is none beside an entry that is not saved yet. */
export function NotesPanel({ model, documentId }: PanelProps) {
  const { formatMessage } = useIntl();

  return documentId
    ? {
        title: formatMessage({ id: getTranslation('panel.title'), defaultMessage: 'Notes' }),
        content: <Notes targetType={model} targetId={documentId} />,
      }
    : null;
}

function Notes({ targetType, targetId }: { targetType: string; targetId: string }) {
  const { formatMessage } = useIntl();
  const { toggleNotification } = useNotification();
  const { allowedActions } = useRBAC(permissions.write);
  const { data: settings } = useGetBackstageSettingsQuery();
  const { data: notes = [] } = useGetNotesQuery({ targetType, targetId });
  const [addNote, { isLoading }] = useAddNoteMutation();
  const [setDone] = useSetDoneMutation();
  const [text, setText] = useState('');

  const submit = async () => {
    const result = await addNote({ targetType, targetId, text });

    if ('error' in result) {
      toggleNotification({ type: 'danger', message: result.error?.message });
    } else {
      setText('');
    }
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <NoteList notes={notes} onChange={allowedActions.canWrite ? setDone : undefined} />
      {allowedActions.canWrite && (
        <>
          <Field.Root name="backstage-note">
            <Field.Label>
              {formatMessage({ id: getTranslation('panel.new'), defaultMessage: 'New note' })}
            </Field.Label>
            <Textarea
              value={text}
              maxLength={settings?.maxLength}
              placeholder={settings?.data.placeholder}
              onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) => setText(event.target.value)}
            />
          </Field.Root>
          <Button variant="secondary" disabled={text.trim() === ''} loading={isLoading} onClick={submit}>
            {formatMessage({ id: getTranslation('panel.add'), defaultMessage: 'Add note' })}
          </Button>
        </>
      )}
    </Flex>
  );
}
