import { useState } from 'react';
import { useNotification, useRBAC } from '@strapi/strapi/admin';
import { Button, Field, Flex, Textarea } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { permissions } from '../permissions';
import { useAddBackstageNoteMutation, useGetBackstageSettingsQuery, type Target } from '../utils/api';

export function NoteForm(target: Target) {
  const { formatMessage } = useIntl();
  const { toggleNotification } = useNotification();
  const { allowedActions } = useRBAC(permissions.write);
  const { data: settings } = useGetBackstageSettingsQuery();
  const [addNote, { isLoading }] = useAddBackstageNoteMutation();
  const [text, setText] = useState('');

  if (!allowedActions.canWrite) {
    return null;
  }

  const submit = async () => {
    const result = await addNote({ ...target, text });

    if ('error' in result) {
      toggleNotification({ type: 'danger', message: result.error?.message });
      return;
    }
    setText('');
  };

  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Field.Root name="backstage-note">
        <Field.Label>
          {formatMessage({ id: 'backstage.form.label', defaultMessage: 'New note' })}
        </Field.Label>
        <Textarea
          value={text}
          maxLength={settings?.maxLength}
          placeholder={settings?.data.placeholder}
          onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) => setText(event.target.value)}
        />
      </Field.Root>
      <Button variant="secondary" disabled={text === ''} loading={isLoading} onClick={submit}>
        {formatMessage({ id: 'backstage.form.add', defaultMessage: 'Add note' })}
      </Button>
    </Flex>
  );
}
