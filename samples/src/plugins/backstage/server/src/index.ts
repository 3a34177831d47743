import bootstrap from './bootstrap';
import config from './config';
import note from './content-types/note/schema.json';
import noteController from './controllers/note';
import settingsController from './controllers/settings';
import summaryController from './controllers/summary';
import noStore from './middlewares/no-store';
import knownTarget from './policies/known-target';
import register from './register';
import admin from './routes/admin';
import contentApi from './routes/content-api';
import cleanupService from './services/cleanup';
import noteService from './services/note';
import settingsService from './services/settings';

export default {
  register,
  bootstrap,
  config,
  contentTypes: { note: { schema: note } },
  controllers: { note: noteController, settings: settingsController, summary: summaryController },
  services: { note: noteService, settings: settingsService, cleanup: cleanupService },
  policies: { 'known-target': knownTarget },
  middlewares: { 'no-store': noStore },
  routes: { admin, 'content-api': contentApi },
};
