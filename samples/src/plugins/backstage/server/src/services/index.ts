import note from './note';
import settings from './settings';

export default { note, settings };
