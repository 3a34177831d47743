import { Form, Layouts, Page, useField, useNotification } from '@strapi/strapi/admin';
import { Button, Field, Flex, TextInput, Toggle } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { permissions } from '../permissions';
import { useGetBackstageSettingsQuery, useSaveBackstageSettingsMutation, type Settings } from '../utils/api';
import { getTranslation } from '../utils/getTranslation';

function Fields() {
  const { formatMessage } = useIntl();
  const placeholder = useField<string>('placeholder');
  const showInList = useField<boolean>('showInList');

  return (
    <Flex
      direction="column"
      alignItems="stretch"
      gap={6}
      background="neutral0"
      padding={6}
      hasRadius
      shadow="tableShadow"
    >
      <Field.Root name="placeholder">
        <Field.Label>{formatMessage({ id: getTranslation('settings.placeholder') })}</Field.Label>
        <TextInput
          value={placeholder.value ?? ''}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
            placeholder.onChange('placeholder', event.target.value)
          }
        />
      </Field.Root>
      <Field.Root name="showInList">
        <Field.Label>{formatMessage({ id: getTranslation('settings.showInList') })}</Field.Label>
        <Toggle
          checked={showInList.value ?? false}
          onLabel={formatMessage({ id: getTranslation('settings.on') })}
          offLabel={formatMessage({ id: getTranslation('settings.off') })}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
            showInList.onChange('showInList', event.target.checked)
          }
        />
      </Field.Root>
    </Flex>
  );
}

function SettingsForm() {
  const { formatMessage } = useIntl();
  const { toggleNotification } = useNotification();
  const { data: settings } = useGetBackstageSettingsQuery();
  const [save] = useSaveBackstageSettingsMutation();

  if (!settings) {
    return <Page.Loading />;
  }

  const submit = async (values: Settings) => {
    const result = await save(values);

    if ('error' in result) {
      toggleNotification({ type: 'danger', message: result.error?.message });
      return;
    }
    toggleNotification({ type: 'success', message: formatMessage({ id: getTranslation('settings.saved') }) });
  };

  return (
    <Form method="PUT" initialValues={settings.data} onSubmit={submit}>
      {({ modified, isSubmitting }) => (
        <>
          <Layouts.Header
            title={formatMessage({ id: getTranslation('name') })}
            primaryAction={
              <Button type="submit" disabled={!modified} loading={isSubmitting}>
                {formatMessage({ id: 'global.save', defaultMessage: 'Save' })}
              </Button>
            }
          />
          <Layouts.Content>
            <Fields />
          </Layouts.Content>
        </>
      )}
    </Form>
  );
}

export default function SettingsPage() {
  return (
    <Page.Protect permissions={permissions.settings}>
      <SettingsForm />
    </Page.Protect>
  );
}
