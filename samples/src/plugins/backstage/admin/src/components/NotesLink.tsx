import { LinkButton } from '@strapi/design-system';
import { Message } from '@strapi/icons';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

export function NotesLink() {
  const { formatMessage } = useIntl();

  return (
    <LinkButton tag={Link} to="/plugins/backstage" variant="tertiary" startIcon={<Message />} width="100%">
      {formatMessage({ id: 'backstage.all', defaultMessage: 'All notes' })}
    </LinkButton>
  );
}
