import { LinkButton } from '@strapi/design-system';
import { Feather } from '@strapi/icons';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PLUGIN_ID } from '../pluginId';
import { getTranslation } from '../utils/getTranslation';

/** Stands among the buttons beside an entry: an injection zone of the Content Manager. */
export function NotesLink() {
  const { formatMessage } = useIntl();

  return (
    <LinkButton
      tag={Link}
      to={`/plugins/${PLUGIN_ID}`}
      variant="tertiary"
      startIcon={<Feather />}
      width="100%"
    >
      {formatMessage({ id: getTranslation('widget.link'), defaultMessage: 'All notes' })}
    </LinkButton>
  );
}
