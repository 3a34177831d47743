import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import NavbarIconLink from '../../components/NavbarIconLink';

export default {
  ...ComponentTypes,
  'custom-iconLink': NavbarIconLink,
};
