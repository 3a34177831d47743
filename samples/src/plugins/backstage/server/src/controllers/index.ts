import note from './note';
import settings from './settings';
import summary from './summary';

export default { note, settings, summary };
