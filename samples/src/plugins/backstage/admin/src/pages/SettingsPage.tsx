import { Form, InputRenderer, Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { Button, Flex } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { permissions } from '../permissions';
import { useGetBackstageSettingsQuery, useSaveBackstageSettingsMutation, type Settings } from '../utils/api';

function SettingsForm() {
  const { formatMessage } = useIntl();
  const { toggleNotification } = useNotification();
  const { data: settings, isError } = useGetBackstageSettingsQuery();
  const [save] = useSaveBackstageSettingsMutation();

  if (isError) {
    return <Page.Error />;
  }
  if (!settings) {
    return <Page.Loading />;
  }

  const submit = async (values: Settings) => {
    const result = await save(values);

    if ('error' in result) {
      toggleNotification({ type: 'danger', message: result.error?.message });
      return;
    }
    toggleNotification({
      type: 'success',
      message: formatMessage({ id: 'backstage.settings.saved', defaultMessage: 'Settings saved' }),
    });
  };

  return (
    <Page.Main>
      <Page.Title>Backstage</Page.Title>
      <Form method="PUT" initialValues={settings.data} onSubmit={submit}>
        {({ modified, isSubmitting }) => (
          <>
            <Layouts.Header
              title="Backstage"
              primaryAction={
                <Button type="submit" disabled={!modified} loading={isSubmitting}>
                  {formatMessage({ id: 'global.save', defaultMessage: 'Save' })}
                </Button>
              }
            />
            <Layouts.Content>
              <Flex direction="column" alignItems="stretch" gap={6}>
                <InputRenderer
                  type="string"
                  name="placeholder"
                  label={formatMessage({
                    id: 'backstage.settings.placeholder',
                    defaultMessage: 'Text in the empty field',
                  })}
                />
                <InputRenderer
                  type="boolean"
                  name="showDone"
                  label={formatMessage({
                    id: 'backstage.settings.showDone',
                    defaultMessage: 'Show notes that are done',
                  })}
                />
              </Flex>
            </Layouts.Content>
          </>
        )}
      </Form>
    </Page.Main>
  );
}

export default function SettingsPage() {
  return (
    <Page.Protect permissions={permissions.settings}>
      <SettingsForm />
    </Page.Protect>
  );
}
